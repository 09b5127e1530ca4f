"""Outside text formats, as frames and codecs that know letters and integers but no puzzle."""
