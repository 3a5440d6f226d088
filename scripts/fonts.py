"""Splits the UI font into the glyphs of nearly every page and those of few pages: python3 scripts/fonts.py

Needs fonttools and brotli. The whole font would be half as large again before the first screen, and the
peso sign alone adds 22 kB. Glyphs and OpenType features stay unchanged.
"""

from os.path import dirname, join

from fontTools import subset, ttLib

ROOT = dirname(dirname(__file__))
FILES = join(ROOT, "node_modules/@fontsource-variable/plus-jakarta-sans/files")

# ASCII, and the signs used in every language.
BASIC = [*range(0x20, 0x7F), 0xA0, 0xA9, 0xAD, 0xB7, 0xD7]
BASIC += [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2212]
PESO = [0x20B1]


def letters(part):
    return set(ttLib.TTFont(join(FILES, f"plus-jakarta-sans-{part}-wght-normal.woff2")).getBestCmap())


def cut(part, name, wanted):
    font = ttLib.TTFont(join(FILES, f"plus-jakarta-sans-{part}-wght-normal.woff2"), recalcTimestamp=False)
    options = subset.Options(layout_features=["*"], name_IDs=["*"], notdef_outline=True, hinting=True)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=sorted(wanted))
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(join(ROOT, f"assets/fonts/plus-jakarta-sans-{name}.woff2"))


latin = letters("latin")
cut("latin", "basic", latin & set(BASIC))
cut("latin", "accents", latin - set(BASIC))
cut("latin-ext", "peso", PESO)
cut("latin-ext", "ext", letters("latin-ext") - set(PESO))
