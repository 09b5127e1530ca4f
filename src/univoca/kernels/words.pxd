# Instructions on 64-bit words for compiled modules: `from cython.cimports.univoca.kernels.words
# import lowest, bits` inside `if cython.compiled:`. Needs no more than a C99 compiler.

cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define univoca_lowest(word) __builtin_ctzll(word)
    #else
    static int univoca_lowest(unsigned long long word) {
        int place = 0;
        while (!(word & 255)) { word >>= 8; place += 8; }
        while (!(word & 1)) { word >>= 1; place += 1; }
        return place;
    }
    #endif
    static inline int univoca_bits(unsigned long long word) {
        word -= (word >> 1) & 0x5555555555555555ULL;
        word = (word & 0x3333333333333333ULL) + ((word >> 2) & 0x3333333333333333ULL);
        word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
        return (int)((word * 0x0101010101010101ULL) >> 56);
    }
    """
    int lowest "univoca_lowest"(unsigned long long word) nogil
    int bits "univoca_bits"(unsigned long long word) nogil
