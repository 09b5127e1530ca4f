# Words of 64 bits for compiled modules: `from cython.cimports.univoca.kernels.words import
# lowest, bits` inside `if cython.compiled:`. Needs no more than a C99 compiler; where it knows
# vectors of two words (GCC, Clang), these are used, and they run on every 64-bit processor.

cdef extern from *:
    """
    typedef unsigned long long univoca_word;
    #if defined(__GNUC__) || defined(__clang__)
    #define univoca_lowest(word) __builtin_ctzll(word)
    typedef univoca_word univoca_pair __attribute__((vector_size(16), aligned(8), may_alias));
    #define univoca_and(a, b) ((a) & (b))
    #define univoca_or(a, b) ((a) | (b))
    #define univoca_xor(a, b) ((a) ^ (b))
    #define univoca_at(pair, half) ((pair)[half])
    #else
    static int univoca_lowest(univoca_word word) {
        int place = 0;
        while (!(word & 255)) { word >>= 8; place += 8; }
        while (!(word & 1)) { word >>= 1; place += 1; }
        return place;
    }
    typedef struct { univoca_word half[2]; } univoca_pair;
    #define UNIVOCA_PAIRWISE(name, sign) \
        static univoca_pair name(univoca_pair a, univoca_pair b) { \
            a.half[0] sign b.half[0]; a.half[1] sign b.half[1]; return a; }
    UNIVOCA_PAIRWISE(univoca_and, &=)
    UNIVOCA_PAIRWISE(univoca_or, |=)
    UNIVOCA_PAIRWISE(univoca_xor, ^=)
    #define univoca_at(pair, place) ((pair).half[place])
    #endif

    static inline int univoca_bits(univoca_word word) {
        word -= (word >> 1) & 0x5555555555555555ULL;
        word = (word & 0x3333333333333333ULL) + ((word >> 2) & 0x3333333333333333ULL);
        word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
        return (int)((word * 0x0101010101010101ULL) >> 56);
    }

    /* What is live and not struck out, into `target`: its words that are not zero, and where they
       belong. Returns how many. `seen` becomes the items met once, twice, three times or more,
       two words each. The target may be the source. */
    static inline Py_ssize_t univoca_strike(
        const univoca_word *live, const int *place, Py_ssize_t size, const univoca_word *struck,
        univoca_word *target, int *target_place, const univoca_word *masks, univoca_word *seen
    ) {
        const univoca_pair *pairs = (const univoca_pair *)masks;
        univoca_pair one = {0}, two = {0}, three = {0};
        Py_ssize_t index, count = 0;
        for (index = 0; index < size; index++) {
            int word = place[index];
            univoca_word left = live[index] & ~struck[word];
            const univoca_pair *here = pairs + (Py_ssize_t)word * 64;
            if (!left) continue;
            target[count] = left;
            target_place[count] = word;
            count++;
            do {
                univoca_pair mask = here[univoca_lowest(left)];
                left &= left - 1;
                three = univoca_or(three, univoca_and(two, mask));
                two = univoca_or(two, univoca_and(one, mask));
                one = univoca_or(one, mask);
            } while (left);
        }
        seen[0] = univoca_at(one, 0); seen[1] = univoca_at(one, 1);
        seen[2] = univoca_at(two, 0); seen[3] = univoca_at(two, 1);
        seen[4] = univoca_at(three, 0); seen[5] = univoca_at(three, 1);
        return count;
    }

    /* The needed item with the fewest live options, the first of them; -1 when none has fewer than
       16. Counts all items at once: bit k of the planes is how often item k was met, in binary. */
    static inline Py_ssize_t univoca_fewest(
        const univoca_word *live, const int *place, Py_ssize_t size, const univoca_word *masks,
        univoca_word low, univoca_word high
    ) {
        const univoca_pair *pairs = (const univoca_pair *)masks;
        univoca_pair plane[5] = {{0}, {0}, {0}, {0}, {0}}, held = {0}, carry, both;
        int waiting = 0, rank;
        Py_ssize_t index = 0;
        univoca_word left = 0;
        const univoca_pair *here = pairs;
        while (1) {
            if (left) {
                univoca_pair mask = here[univoca_lowest(left)];
                left &= left - 1;
                carry = univoca_and(plane[0], mask);
                plane[0] = univoca_xor(plane[0], mask);
                if (!waiting) { held = carry; waiting = 1; continue; }
            } else if (index < size) {
                left = live[index];
                here = pairs + (Py_ssize_t)place[index++] * 64;
                continue;
            } else if (waiting) {
                carry = univoca_xor(held, held);
            } else break;
            waiting = 0;
            both = univoca_xor(held, carry);
            carry = univoca_or(univoca_and(held, carry), univoca_and(both, plane[1]));
            plane[1] = univoca_xor(plane[1], both);
            both = univoca_and(plane[2], carry);
            plane[2] = univoca_xor(plane[2], carry);
            carry = univoca_and(plane[3], both);
            plane[3] = univoca_xor(plane[3], both);
            plane[4] = univoca_or(plane[4], carry);
        }
        for (rank = 4; rank >= 0; rank--) {
            univoca_word less = low & ~univoca_at(plane[rank], 0);
            univoca_word less_high = high & ~univoca_at(plane[rank], 1);
            if (less | less_high) { low = less; high = less_high; }
            else if (rank == 4) return -1;
        }
        return low ? univoca_lowest(low) : 64 + univoca_lowest(high);
    }

    /* A new list of the numbers on the trail, ascending. `scratch` has a bit for each number. The
       list holds integers alone, so the collector of cycles need not look at it, and would take
       longer over thousands of them than the search: it waits, and is not told of the list. */
    static inline PyObject *univoca_listed(
        PyObject *numbers, const int *trail, Py_ssize_t size, univoca_word *scratch,
        Py_ssize_t width
    ) {
        Py_ssize_t index, word;
        int collecting = PyGC_Disable();
        PyObject *list = PyList_New(size);
        if (collecting) PyGC_Enable();
        if (!list) return NULL;
        for (word = 0; word < width; word++) scratch[word] = 0;
        for (index = 0; index < size; index++)
            scratch[trail[index] >> 6] |= 1ULL << (trail[index] & 63);
        for (index = 0, word = 0; word < width; word++) {
            univoca_word left = scratch[word];
            for (; left; left &= left - 1) {
                PyObject *number = PyList_GET_ITEM(numbers, word * 64 + univoca_lowest(left));
                Py_INCREF(number);
                PyList_SET_ITEM(list, index, number);
                index++;
            }
        }
        PyObject_GC_UnTrack(list);
        return list;
    }
    """
    int lowest "univoca_lowest"(unsigned long long word) nogil
    int bits "univoca_bits"(unsigned long long word) nogil
    Py_ssize_t strike "univoca_strike"(
        unsigned long long *live, int *place, Py_ssize_t size, unsigned long long *struck,
        unsigned long long *target, int *target_place, unsigned long long *masks,
        unsigned long long *seen) nogil
    Py_ssize_t fewest "univoca_fewest"(
        unsigned long long *live, int *place, Py_ssize_t size, unsigned long long *masks,
        unsigned long long low, unsigned long long high) nogil
    list listed "univoca_listed"(
        list numbers, int *trail, Py_ssize_t size, unsigned long long *scratch, Py_ssize_t width)
