"""BLS signatures of the scheme bls-unchained-g1-rfc9380, with Python's standard library.

A signature is a point of G1 (48 bytes), a key one of G2 (96 bytes). The curve is BLS12-381, the hash to it that of
RFC 9380. Written for plainness: one check takes about 0.1 s. Nothing here is secret, so nothing runs in constant time.
"""

import hashlib
from functools import lru_cache

from verifier.isogeny import X_DEN, X_NUM, Y_DEN, Y_NUM

P = 0x1A0111EA397FE69A4B1BA7B6434BACD764774B84F38512BF6730D2A0F6B0F6241EABFFFEB153FFFFB9FEFFFFFFFFAAAB
R = 0x73EDA753299D7D483339D80809A1D80553BDA402FFFE5BFEFFFFFFFF00000001
X = 0xD201000000010000
"""The parameter of the curve, without its sign: it is negative."""

TAG = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"

G2 = (
    (
        0x024AA2B2F08F0A91260805272DC51051C6E47AD4FA403B02B4510B647AE3D1770BAC0326A805BBEFD48056C8C121BDB8,
        0x13E02B6052719F607DACD3A088274F65596BD0D09920B61AB5DA61BBDC7F5049334CF11213945D57E5AC7D055D042B7E,
    ),
    (
        0x0CE5D527727D6E118CC9CDC6DA2E351AADFD9BAA8CBDD3A76D429A695160D12C923AC9CC3BACA289E193548608B82801,
        0x0606C4A02EA734CC32ACD2B02BC28B99CB3E287E85A763AF267492AB572E99AB3F370D275CEC1DA1AAA9075FF05F79BE,
    ),
)


# Numbers of the field with p * p elements are pairs (a, b) for a + b * u, where u * u = -1. Those of the prime field are
# written the same way with b = 0, so that one set of functions serves both curves.


def sub(one, other):
    return ((one[0] - other[0]) % P, (one[1] - other[1]) % P)


def mul(one, other):
    (a, b), (c, d) = one, other
    return ((a * c - b * d) % P, (a * d + b * c) % P)


def inverse(number):
    a, b = number
    norm = pow(a * a + b * b, -1, P)
    return (a * norm % P, -b * norm % P)


def power(number, exponent):
    result = (1, 0)
    for bit in bin(exponent)[2:]:
        result = mul(result, result)
        if bit == "1":
            result = mul(result, number)
    return result


def root_of(number):
    """A square root in the prime field, or None."""
    root = pow(number, (P + 1) // 4, P)
    return root if root * root % P == number % P else None


def root_of_pair(number):
    """A square root in the field of pairs, or None."""
    a, b = number
    norm = root_of(a * a + b * b)
    for half in () if norm is None else ((a + norm) * HALF % P, (a - norm) * HALF % P):
        real = root_of(half)
        if real is None:
            continue
        root = (real, b * pow(2 * real, -1, P) % P) if real else (0, root_of(-a % P) or 0)
        if mul(root, root) == number:
            return root
    return None


HALF = pow(2, -1, P)

# Points of both curves are pairs of such numbers, or None for the point at infinity.


def add(one, other):
    if one is None or other is None:
        return other if one is None else one
    slope = slope_of(one, other)
    if slope is None:
        return None
    x = sub(sub(mul(slope, slope), one[0]), other[0])
    return x, sub(mul(slope, sub(one[0], x)), one[1])


def slope_of(one, other):
    """The slope of the line through two points, of the tangent if they are the same; None for a vertical line."""
    (x1, y1), (x2, y2) = one, other
    if x1 != x2:
        return mul(sub(y2, y1), inverse(sub(x2, x1)))
    if y1 != y2 or y1 == (0, 0):
        return None
    squared = mul(x1, x1)
    return mul((3 * squared[0], 3 * squared[1]), inverse((2 * y1[0], 2 * y1[1])))


def times(point, count):
    result = None
    for bit in bin(count)[2:]:
        result = add(result, result)
        if bit == "1":
            result = add(result, point)
    return result


def negative(point):
    return point[0], sub((0, 0), point[1])


# Points as bytes: the highest three bits say compressed, infinity, and that y is the larger of the two roots.


def flags_of(data):
    return data[0] & 0x80 != 0, data[0] & 0x40 != 0, data[0] & 0x20 != 0


def point_of_g1(data):
    """The point of a compressed signature. Raises ValueError for anything but a point of G1 other than infinity."""
    compressed, infinity, larger = flags_of(data)
    x = int.from_bytes(data, "big") & ((1 << 381) - 1)
    if len(data) != 48 or not compressed or infinity or x >= P:
        raise ValueError("no compressed point of G1")
    y = root_of(x**3 + 4)
    if y is None:
        raise ValueError("not on the curve")
    y = y if (y > P // 2) == larger else P - y
    return in_subgroup(((x, 0), (y, 0)))


@lru_cache(maxsize=100)
def point_of_g2(data):
    """The point of a compressed key. Raises ValueError for anything but a point of G2 other than infinity."""
    compressed, infinity, larger = flags_of(data)
    high = int.from_bytes(data[:48], "big") & ((1 << 381) - 1)
    low = int.from_bytes(data[48:], "big")
    if len(data) != 96 or not compressed or infinity or high >= P or low >= P:
        raise ValueError("no compressed point of G2")
    x = (low, high)
    cubed = mul(mul(x, x), x)
    y = root_of_pair(((cubed[0] + 4) % P, (cubed[1] + 4) % P))
    if y is None:
        raise ValueError("not on the curve")
    is_larger = (y[1] or y[0]) > P // 2
    return in_subgroup((x, y if is_larger == larger else sub((0, 0), y)))


def in_subgroup(point):
    if times(point, R) is not None:
        raise ValueError("outside the subgroup")
    return point


# The hash to G1, RFC 9380: two numbers from the message, each mapped to an isogenous curve and from there to G1.

ISO_A = 0x144698A3B8E9433D693A02C96D4982B0EA985383EE66A8D8E8981AEFD881AC98936F8DA0E0F97F5CF428082D584C1D
ISO_B = 0x12E2908D11688030018B12E8753EEE3B2016C1F0F24F4070A0B9C14FCEF35EF55A23215A316CEAA5D1CC48E98E172BE0
ISO_Z = 11
COFACTOR = X + 1
"""The factor that clears the cofactor of G1: 1 less the parameter of the curve."""


def expand(message, tag, length):
    """expand_message_xmd with SHA-256."""
    suffix = tag + bytes([len(tag)])
    first = hashlib.sha256(bytes(64) + message + length.to_bytes(2, "big") + b"\0" + suffix).digest()
    block = hashlib.sha256(first + b"\x01" + suffix).digest()
    blocks = block
    for index in range(2, -(-length // 32) + 1):
        mixed = bytes(a ^ b for a, b in zip(first, block))
        block = hashlib.sha256(mixed + bytes([index]) + suffix).digest()
        blocks += block
    return blocks[:length]


def map_to_curve(number):
    """The simplified map of Shallue, van de Woestijne and Ulas, and the isogeny to the curve."""
    scaled = ISO_Z * number * number % P
    divisor = (scaled * scaled + scaled) % P
    if divisor:
        x = -ISO_B * pow(ISO_A, -1, P) * (1 + pow(divisor, -1, P)) % P
    else:
        x = ISO_B * pow(ISO_Z * ISO_A, -1, P) % P
    y = root_of(x**3 + ISO_A * x + ISO_B)
    if y is None:
        x = scaled * x % P
        y = root_of(x**3 + ISO_A * x + ISO_B)
    if y % 2 != number % 2:
        y = P - y
    x_den, y_den = polynomial(X_DEN, x), polynomial(Y_DEN, x)
    if x_den == 0 or y_den == 0:
        return None
    mapped_x = polynomial(X_NUM, x) * pow(x_den, -1, P) % P
    mapped_y = y * polynomial(Y_NUM, x) * pow(y_den, -1, P) % P
    return (mapped_x, 0), (mapped_y, 0)


def polynomial(coefficients, x):
    value = 0
    for coefficient in reversed(coefficients):
        value = (value * x + coefficient) % P
    return value


def hash_to_g1(message, tag=TAG):
    data = expand(message, tag, 128)
    numbers = [int.from_bytes(part, "big") % P for part in (data[:64], data[64:])]
    return times(add(*map(map_to_curve, numbers)), COFACTOR)


# The pairing. Its values are polynomials of degree 11 in w over the prime field, where w**12 = 2 * w**6 - 2: there
# w**6 = 1 + u, so that a + b * u is (a - b) + b * w**6.


def product(one, other):
    sums = [0] * 23
    for at, a in enumerate(one):
        if a:
            for offset, b in enumerate(other, at):
                sums[offset] += a * b
    for at in range(22, 11, -1):
        sums[at - 6] += 2 * sums[at]
        sums[at - 12] -= 2 * sums[at]
    return [value % P for value in sums[:12]]


def line(point, slope, at):
    """The line with that slope through a point of G2, taken at a point of G1; times w**3, which changes no result."""
    (x, y), ((px, _), (py, _)) = point, at
    constant = sub(mul(slope, x), y)
    linear = mul(slope, (-px, 0))
    value = [0] * 12
    value[0], value[6] = constant[0] - constant[1], constant[1]
    value[2], value[8] = linear[0] - linear[1], linear[1]
    value[3] = py
    return value


def miller_loop(pairs):
    """The product of the Miller loops of (point of G1, point of G2)."""
    value = [1] + [0] * 11
    running = [q for _, q in pairs]
    for bit in bin(X)[3:]:
        value = product(value, value)
        for step in ("double", "add") if bit == "1" else ("double",):
            for index, (at, q) in enumerate(pairs):
                point = running[index]
                other = point if step == "double" else q
                value = product(line(point, slope_of(point, other), at), value)
                running[index] = add(point, other)
    return value


def conjugate(value):
    """The value to the power p**6: the odd powers of w change their signs."""
    return [-coefficient % P if at % 2 else coefficient for at, coefficient in enumerate(value)]


def frobenius(value):
    """The value to the power p. Its parts are a + b * u for each power of w up to the fifth."""
    raised = [0] * 12
    for at in range(6):
        a, b = mul((value[at] + value[at + 6], -value[at + 6]), FROBENIUS[at])
        raised[at], raised[at + 6] = (a - b) % P, b
    return raised


FROBENIUS = [power((1, 1), at * (P - 1) // 6) for at in range(6)]
"""What w**at is multiplied by, where it is raised to the power p."""


def raised_to(value, exponent):
    result = value
    for bit in bin(exponent)[3:]:
        result = product(result, result)
        if bit == "1":
            result = product(result, value)
    return result


def is_one_paired(value):
    """Whether a value of the Miller loop becomes 1 by the final exponentiation.

    The exponent is (p**6 - 1) * (p**2 + 1) * (p**4 - p**2 + 1) / r. The last factor times 3, which changes no answer, is
    (X + 1)**2 * (p - X) * (X**2 + p**2 - 1) + 3 (Hayashida, Hayasaka and Teruya, eprint 2020/875). What it holds with a
    minus is raised apart. The first factor is left to the end, where it says that the value equals its conjugate: then no
    number is inverted, as what is divided by may be multiplied by as its conjugate.
    """
    base = product(frobenius(frobenius(value)), value)
    once = raised_to(raised_to(base, X + 1), X + 1)
    by_x = raised_to(once, X)
    by_x2 = raised_to(by_x, X)
    by_x3 = raised_to(by_x2, X)
    # (p - X) * (X**2 + p**2 - 1) = (X**2 * p + p**3 + X) - (X**3 + X * p**2 + p)
    plus = product(product(frobenius(product(by_x2, frobenius(frobenius(once)))), by_x), raised_to(base, 3))
    minus = product(by_x3, frobenius(product(frobenius(by_x), once)))
    result = product(plus, conjugate(minus))
    return any(result) and result == conjugate(result)


def is_signature(public_key, message, signature, tag=TAG):
    """Whether the hex text is the key's signature of the bytes. Never raises for a signature that is none."""
    try:
        key, signed = point_of_g2(bytes.fromhex(public_key)), point_of_g1(bytes.fromhex(signature))
    except (IndexError, ValueError):
        return False
    pairs = [(hash_to_g1(message, tag), key), (negative(signed), G2)]
    return is_one_paired(miller_loop(pairs))


@lru_cache(maxsize=1000)
def is_beacon_signature(public_key, number, signature):
    """Whether a network signed the number of a round."""
    return is_signature(public_key, hashlib.sha256(number.to_bytes(8, "big")).digest(), signature)
