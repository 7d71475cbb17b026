#!/usr/bin/env python3
"""Verifies traces, energy traces, bundles, product footprints and shipments of tonne, without tonne.

    python3 verify_trace.py FILE [--factors FACTORS.ndjson] [--head N:DIGEST] [--json]

Needs Python 3.9 or later and nothing else. FILE holds one trace, one trace per line, the bundle of a company, a product
footprint (PACT) or a shipment (iLEAP); - is standard input. FACTORS.ndjson is the output of `tonne factors --all --ndjson`;
keep it beside your archive with this file. The exit code is 0 if everything verifies, otherwise 1.

It is written from the pages trace-format.md and bundle-format.md, not from the library: two programs that agree are a
better proof than one.

MIT License

Copyright (c) 2026 tonne contributors

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
"""
import argparse
import bisect
import hashlib
import itertools
import json
import math
import re
import sys
import unicodedata
from decimal import Decimal

if hasattr(sys, 'set_int_max_str_digits'):
    sys.set_int_max_str_digits(50_000)  # CPython reads 4,300 digits otherwise; a number may have 20,000 characters

# ------------------------------------------------------------------------------------------------ limits
NUMBER_MAX = 20_000
DEPTH_MAX = 32
VALUES_MAX = 1_000_000
LINE_MAX = 16_777_216
DIFFERENCES_MAX = 1000
WORK_MIN = 30_000_000
WORK_PER_CHARACTER = 100

# ------------------------------------------------------------------------------------------------ codes
NOT_CANONICAL, REPEATED, SURROGATE, TOO_LARGE = 'not_canonical', 'member_repeated', 'lone_surrogate', 'too_large'
MISSING, UNKNOWN, MALFORMED = 'member_missing', 'member_unknown', 'member_malformed'
NUMBER_LONG, WORK, DIGEST = 'number_too_long', 'work_exceeded', 'digest_differs'
FIGURE, RULE, PUBLICATION = 'figure_differs', 'rule_broken', 'publication_differs'


class NoAnswer(Exception):
    """The data is neither right nor wrong to this verifier: format_newer, format_prerelease, trace_invalid and others."""

    def __init__(self, code, path, message):
        super().__init__(message)
        self.code, self.path, self.message = code, path, message


class Work:
    """The work that is left, in products of 64-bit limbs. Each input earns work by its length and spends it on numbers."""

    __slots__ = ('left', 'is_spent')

    def __init__(self):
        self.left, self.is_spent = WORK_MIN, False

    def earn(self, characters):
        self.left += characters * WORK_PER_CHARACTER

    def spend(self, work):
        self.left -= work
        if self.left < 0:
            self.is_spent = True
        return not self.is_spent


class Check:
    """The differences so far. A path is None for the whole, or a pair: the path around it, and a name or an index."""

    __slots__ = ('differences', 'count', 'work', 'has_said_work')

    def __init__(self, work=None):
        self.differences, self.count, self.work, self.has_said_work = [], 0, work or Work(), False

    def say(self, code, path, message, expected=None, found=None):
        self.count += 1
        if len(self.differences) < DIFFERENCES_MAX:
            self.differences.append({
                'code': code, 'path': path_text(path), 'message': message, 'expected': brief(expected), 'found': brief(found)})

    def expect(self, code, path, message, due, stated):
        if due != stated or type(due) is not type(stated):
            self.say(code, path, message, due, stated)

    def affords(self, work):
        if self.work.spend(work):
            return True
        if not self.has_said_work:
            self.has_said_work = True
            self.say(WORK, None, 'needs more work on numbers than its length allows', 'numbers of some hundred digits')
        return False

    def times(self, a, b):
        """The product; None if the work does not suffice."""
        return multiply(a, b) if self.affords(limbs(a) * limbs(b)) else None

    def plus(self, a, b):
        """The sum; None if the work does not suffice."""
        if a[1] == b[1]:
            return (a[0] + b[0], a[1]) if self.affords(20 * limbs(a)) else None
        size = max(bits(a), bits(b))
        return add(a, b) if self.affords(size * (20 + size / 64)) else None


def path_text(path):
    parts = []
    while path is not None:
        path, part = path
        parts.append(part)
    text = ''
    for part in reversed(parts):
        text += f'[{part}]' if isinstance(part, int) else f'.{part}' if text else str(part)
    return printable(text[:600])


def brief(value):
    if value is None or isinstance(value, (bool, int, float, str)):
        text = value if isinstance(value, str) else json.dumps(value)
        return printable(text if len(text) <= 120 else text[:119] + '…')
    if type(value) is tuple:
        return print_number(value)
    return 'a list' if isinstance(value, list) else 'an object'


def printable(text):
    return text if PLAIN.fullmatch(text) else ''.join(
        f'\\u{{{ord(one):x}}}' if is_in(UNPRINTABLE, ord(one)) else one for one in text)


# ------------------------------------------------------------------------------------------------ numbers
# A number is a pair of integers: numerator, and denominator above zero, not always in lowest terms.
ZERO, ONE = (0, 1), (1, 1)
DECIMAL = re.compile(r'-?(?:0|[1-9][0-9]*)(?:\.[0-9]*[1-9])?').fullmatch
QUOTIENT = re.compile(r'(-?[1-9][0-9]*)/([1-9][0-9]*)').fullmatch
PUBLISHED = re.compile(r'([+-]?)([0-9]*)(?:\.([0-9]*))?(?:[eE]([+-]?[0-9]{1,3}))?').fullmatch
TENS = [10 ** power for power in range(64)]


def ten_to(power):
    return TENS[power] if power < 64 else 10 ** power


def bits(a):
    return max(a[0].bit_length(), a[1].bit_length())


def limbs(a):
    return 20 + bits(a) / 64


def digits_work(text):
    """The cost of reading a number and multiplying it by others of its length; of a quotient also of reducing it."""
    size = len(text)
    return size * size / 25.6 + (4 * size * (20 + size / 16) if '/' in text else 0)


def multiply(a, b):
    return a[0] * b[0], a[1] * b[1]


def divide(a, b):
    n, d = a[0] * b[1], a[1] * b[0]
    return (-n, -d) if d < 0 else (n, d)


def add(a, b):
    if a[1] == b[1]:
        return a[0] + b[0], a[1]
    common = math.gcd(a[1], b[1])
    return a[0] * (b[1] // common) + b[0] * (a[1] // common), a[1] * (b[1] // common)


def is_same(a, b):
    return a[0] * b[1] == b[0] * a[1]


def is_less(a, b):
    return a[0] * b[1] < b[0] * a[1]


def is_integer(a):
    return a[0] % a[1] == 0


def places_of(denominator):
    """The decimal places of a fraction in lowest terms with this denominator; None if no decimal of it ends."""
    twos = (denominator & -denominator).bit_length() - 1
    rest, fives, powers = denominator >> twos, 0, [(5, 1)]
    while powers[-1][0] * powers[-1][0] <= rest:
        powers.append((powers[-1][0] ** 2, powers[-1][1] * 2))
    for power, count in reversed(powers):
        if rest % power == 0:
            rest, fives = rest // power, fives + count
    return max(twos, fives) if rest == 1 else None


def read_decimal(text):
    slash = text.find('/')
    if slash >= 0:
        return int(text[:slash]), int(text[slash + 1:])
    dot = text.find('.')
    if dot < 0:
        return int(text), 1
    return int(text[:dot] + text[dot + 1:]), ten_to(len(text) - dot - 1)


def read_exact(text):
    if text == '-0' or len(text) > NUMBER_MAX:
        return None
    if DECIMAL(text):
        return read_decimal(text)
    if not QUOTIENT(text):
        return None
    n, d = read_decimal(text)
    return (n, d) if places_of(d) is None and math.gcd(n, d) == 1 else None


def read_published_side(text):
    parts = PUBLISHED(text)
    if not parts:
        return None
    sign, above, below, exponent = parts[1], parts[2], parts[3] or '', int(parts[4] or 0)
    if above + below == '' or abs(exponent) > 400:
        return None
    n, power = int(above + below), exponent - len(below)
    n = -n if sign == '-' else n
    return (n, ten_to(-power)) if power < 0 else (n * ten_to(power), 1)


def read_published(text):
    if len(text) > NUMBER_MAX:
        return None
    sides = [read_published_side(side) for side in text.split('/', 2)]
    if None in sides or len(sides) > 2 or (len(sides) == 2 and sides[1][0] == 0):
        return None
    return sides[0] if len(sides) == 1 else divide(*sides)


class Remembered(dict):
    """The results of a function for short texts, in bounded memory: most texts of traces return in the next one."""

    def __init__(self, function, longest=64, most=50_000):
        super().__init__()
        self.function, self.longest, self.most = function, longest, most

    def __missing__(self, text):
        result = self.function(text)
        if len(text) <= self.longest:
            if len(self) >= self.most:
                self.clear()
            self[text] = result
        return result


EXACT = Remembered(read_exact)  # by text; None for a text that is not the one form of an exact number
FIGURES = Remembered(read_published)  # by text; None for a text that no publisher prints


def print_number(value):
    """The one text of an exact number; of a long one its length, because printing it costs work."""
    n, d = value
    if bits(value) > 2048:
        return f'a number of some {bits(value) * 3 // 10} digits'
    common = math.gcd(n, d)
    n, d = n // common, d // common
    places = places_of(d)
    if places is None:
        return f'{n}/{d}'
    digits = str(abs(n) * 10 ** places // d).rjust(places + 1, '0')
    text = f'{digits[:-places]}.{digits[-places:]}' if places else digits
    return '-' + text if n < 0 else text


def print_double(x):
    """The shortest decimal that reads back as a double, without an exponent."""
    text = repr(x)
    if 'e' in text:
        text = format(Decimal(text), 'f')
    return text[:-2] if text.endswith('.0') else text


def nearest_double(value):
    """The double nearest to a number, ties to even; None beyond doubles, and for a small number that would become zero."""
    try:
        x = value[0] / value[1]  # CPython rounds the quotient of two integers once, to the nearest
    except OverflowError:
        return None
    return None if x == 0 and value[0] != 0 else x


# ------------------------------------------------------------------------------------------------ JSON
class Repeated(ValueError):
    pass


def read_integer(text):
    return int(text) if len(text) < 17 and text != '-0' and abs(int(text)) < 2 ** 53 else float(text)


def read_double(text):
    x = float(text)
    return int(x) if x.is_integer() and abs(x) < 2 ** 53 and (x != 0 or not text.startswith('-')) else x


def not_json(word):
    raise ValueError(f'{word} is not JSON')


def members_once(pairs):
    members = dict(pairs)
    if len(members) < len(pairs):
        raise Repeated
    return members


def parse(text):
    """The data of a JSON text. A member that is there twice has its last value here; `canonical` tells that it is there twice."""
    return json.loads(text, parse_int=read_integer, parse_float=read_double, parse_constant=not_json)


def has_repeated_member(text):
    try:
        json.loads(text, object_pairs_hook=members_once, parse_int=read_integer, parse_float=read_double)
    except Repeated:
        return True
    return False


def print_json_number(x):
    """A number as ECMAScript prints it (RFC 8785, section 3.2.2.3)."""
    if type(x) is int:
        return str(x)
    if x != x or x in (math.inf, -math.inf):
        return 'null'
    if x == 0:
        return '0'
    sign, digits, exponent = Decimal(repr(x)).as_tuple()
    text = ''.join(map(str, digits)).rstrip('0')
    point = len(digits) + exponent  # the place of the point behind the first digit
    if 0 < point <= 21:
        body = text.ljust(point, '0') if len(text) <= point else f'{text[:point]}.{text[point:]}'
    elif -6 < point <= 0:
        body = '0.' + '0' * -point + text
    else:
        power = point - 1
        body = text[0] + ('.' + text[1:] if len(text) > 1 else '') + ('e+' if power > 0 else 'e-') + str(abs(power))
    return '-' + body if sign else body


BEYOND = re.compile('[\ue000-\U0010ffff]').search  # the only names that UTF-16 sorts in another order than code points


def has_plain_numbers(data):
    """True if no number of the data has another form in Python than in ECMAScript."""
    rest = [data]
    while rest:
        one = rest.pop()
        if type(one) is float:
            return False
        if type(one) is dict:
            rest.extend(one.values())
        elif type(one) is list:
            rest.extend(one)
    return True


WRITE = json.JSONEncoder(ensure_ascii=False, separators=(',', ':'), sort_keys=True, check_circular=False).encode


def canonical(data, is_plain=False):
    """The text of RFC 8785. `is_plain`: all numbers are integers."""
    if is_plain or has_plain_numbers(data):
        text = WRITE(data)
        if text.isascii() or not BEYOND(text):
            return text
    return canonical_slowly(data)


def canonical_slowly(data):
    if type(data) is dict:
        keys = sorted(data, key=lambda key: key.encode('utf-16-be', 'surrogatepass'))
        return '{' + ','.join(f'{WRITE(key)}:{canonical_slowly(data[key])}' for key in keys) + '}'
    if type(data) is list:
        return '[' + ','.join(map(canonical_slowly, data)) + ']'
    return print_json_number(data) if type(data) in (int, float) else WRITE(data)


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def check_data(data, check, levels=DEPTH_MAX):
    """False if data is nested too deeply, has too many values or half a character: nothing else of it is checked then."""
    rest, values = [(data, 0, None)], 1
    while rest:
        one, depth, path = rest.pop()
        values += len(one)
        if (depth == levels and one) or values > VALUES_MAX:
            check.say(TOO_LARGE, path, 'is nested too deeply, or has too many values')
            return False
        for name, part in one.items() if type(one) is dict else enumerate(one):
            if type(part) is dict or type(part) is list:
                rest.append((part, depth + 1, (path, name)))
            if has_half(part) or has_half(name):
                check.say(SURROGATE, path, 'has half of a character', 'whole characters')
                return False
    return True


def has_half(value):
    return type(value) is str and not value.isascii() and HALF(value) is not None


HALF = re.compile('[\ud800-\udfff]').search

# ------------------------------------------------------------------------------------------------ tables of Unicode
# Unicode 17.0: code points in hexadecimal. Letters and marks by the scripts that a word may have; those of all scripts first.
UNPRINTABLE_RANGES = (
    '0-1f 7f-9f ad 34f 600-605 61c 6dd 70f 890-891 8e2 115f-1160 17b4-17b5 180b-180f 200b-200f 2028-202e 2060-206f 2800 3164 '
    'd800-f8ff fdd0-fdef fe00-fe0f feff ffa0 fff0-fffb fffe-ffff 110bd 110cd 13430-1343f 1bca0-1bca3 1d173-1d17a 1fffe-1ffff '
    '2fffe-2ffff 3fffe-3ffff 4fffe-4ffff 5fffe-5ffff 6fffe-6ffff 7fffe-7ffff 8fffe-8ffff 9fffe-9ffff afffe-affff bfffe-bffff '
    'cfffe-cffff dfffe-e0fff efffe-10ffff')
SCRIPTS = {
    'any': (
        'b5 2b9-2c1 2c6-2d1 2ec 2ee 300-36f 374 485-486 640 64b-655 670 951-954 1ab0-1add 1ae0-1aeb 1cd0-1cd2 1cd4-1cfa '
        '1dc0-1dff 20d0-20f0 2102 2107 210a-2113 2115 2119-211d 2124 2128 212c-212d 212f-2131 2133-2139 213c-213f 2145-2149 '
        '2e2f 3006 302a-302d 3031-3035 303c 3099-309a 30fc a717-a71f a788 a9cf fe00-fe0f fe20-fe2d ff70 ff9e-ff9f 101fd 102e0 '
        '1133b 1cf00-1cf2d 1cf30-1cf46 1d165-1d169 1d16d-1d172 1d17b-1d182 1d185-1d18b 1d1aa-1d1ad 1d400-1d454 1d456-1d49c '
        '1d49e-1d49f 1d4a2 1d4a5-1d4a6 1d4a9-1d4ac 1d4ae-1d4b9 1d4bb 1d4bd-1d4c3 1d4c5-1d505 1d507-1d50a 1d50d-1d514 '
        '1d516-1d51c 1d51e-1d539 1d53b-1d53e 1d540-1d544 1d546 1d54a-1d550 1d552-1d6a5 1d6a8-1d6c0 1d6c2-1d6da 1d6dc-1d6fa '
        '1d6fc-1d714 1d716-1d734 1d736-1d74e 1d750-1d76e 1d770-1d788 1d78a-1d7a8 1d7aa-1d7c2 1d7c4-1d7cb e0100-e01ef'),
    'Mixed': (
        '41-5a 61-7a aa ba c0-d6 d8-f6 f8-2b8 2e0-2e4 3a9 3bc 1100-11ff 1d00-1d25 1d2c-1d5c 1d62-1d65 1d6b-1d77 1d79-1dbe '
        '1e00-1eff 2071 207f 2090-209c 212a-212b 2132 214e 2183-2184 2c60-2c7f 3005 302e-302f 303b 3041-3096 309d-309f '
        '30a1-30fa 30fd-30ff 3105-312f 3131-318e 31a0-31bf 31f0-31ff 3400-4dbf 4e00-9fff a722-a787 a78b-a7dc a7f1-a7ff '
        'a960-a97c ab30-ab5a ab5c-ab64 ab66-ab69 ac00-d7a3 d7b0-d7c6 d7cb-d7fb f900-fa6d fa70-fad9 fb00-fb06 ff21-ff3a '
        'ff41-ff5a ff66-ff6f ff71-ff9d ffa0-ffbe ffc2-ffc7 ffca-ffcf ffd2-ffd7 ffda-ffdc 10780-10785 10787-107b0 107b2-107ba '
        '16fe3 16ff0-16ff3 1aff0-1aff3 1aff5-1affb 1affd-1affe 1b000-1b122 1b132 1b150-1b152 1b155 1b164-1b167 1df00-1df1e '
        '1df25-1df2a 20000-2a6df 2a700-2b81d 2b820-2cead 2ceb0-2ebe0 2ebf0-2ee5d 2f800-2fa1d 30000-3134a 31350-33479'),
    'Arab': (
        '610-61a 620-63f 641-64a 656-65f 66e-66f 671-6d3 6d5-6dc 6df-6e8 6ea-6ef 6fa-6fc 6ff 750-77f 870-887 889-88f 897-8e1 '
        '8e3-8ff fb50-fbb1 fbd3-fd3d fd50-fd8f fd92-fdc7 fdf0-fdfb fe70-fe74 fe76-fefc 10ec2-10ec7 10efa-10eff 1ee00-1ee03 '
        '1ee05-1ee1f 1ee21-1ee22 1ee24 1ee27 1ee29-1ee32 1ee34-1ee37 1ee39 1ee3b 1ee42 1ee47 1ee49 1ee4b 1ee4d-1ee4f '
        '1ee51-1ee52 1ee54 1ee57 1ee59 1ee5b 1ee5d 1ee5f 1ee61-1ee62 1ee64 1ee67-1ee6a 1ee6c-1ee72 1ee74-1ee77 1ee79-1ee7c '
        '1ee7e 1ee80-1ee89 1ee8b-1ee9b 1eea1-1eea3 1eea5-1eea9 1eeab-1eebb'),
    'Armn': (
        '531-556 559 560-588 fb13-fb17'),
    'Beng': (
        '980-983 985-98c 98f-990 993-9a8 9aa-9b0 9b2 9b6-9b9 9bc-9c4 9c7-9c8 9cb-9ce 9d7 9dc-9dd 9df-9e3 9f0-9f1 9fc 9fe a8f1'),
    'Cyrl': (
        '400-481 483-484 487-52f 1c80-1c8a 1d2b 1d78 2de0-2dff a640-a672 a674-a67d a67f-a69f fe2e-fe2f 1e030-1e06d 1e08f'),
    'Deva': (
        '900-950 955-963 971-97f a8e0-a8f7 a8fb a8fd-a8ff'),
    'Ethi': (
        '1200-1248 124a-124d 1250-1256 1258 125a-125d 1260-1288 128a-128d 1290-12b0 12b2-12b5 12b8-12be 12c0 12c2-12c5 '
        '12c8-12d6 12d8-1310 1312-1315 1318-135a 135d-135f 1380-138f 2d80-2d96 2da0-2da6 2da8-2dae 2db0-2db6 2db8-2dbe '
        '2dc0-2dc6 2dc8-2dce 2dd0-2dd6 2dd8-2dde ab01-ab06 ab09-ab0e ab11-ab16 ab20-ab26 ab28-ab2e 1e7e0-1e7e6 1e7e8-1e7eb '
        '1e7ed-1e7ee 1e7f0-1e7fe'),
    'Geor': (
        '10a0-10c5 10c7 10cd 10d0-10fa 10fc-10ff 1c90-1cba 1cbd-1cbf 2d00-2d25 2d27 2d2d'),
    'Grek': (
        '370-373 376-377 37a-37d 37f 386 388-38a 38c 38e-3a1 3a3-3e1 3f0-3f5 3f7-3ff 1d26-1d2a 1d5d-1d61 1d66-1d6a 1dbf '
        '1f00-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fbc 1fbe 1fc2-1fc4 '
        '1fc6-1fcc 1fd0-1fd3 1fd6-1fdb 1fe0-1fec 1ff2-1ff4 1ff6-1ffc 2126 ab65 1d242-1d244'),
    'Gujr': (
        'a81-a83 a85-a8d a8f-a91 a93-aa8 aaa-ab0 ab2-ab3 ab5-ab9 abc-ac5 ac7-ac9 acb-acd ad0 ae0-ae3 af9-aff'),
    'Guru': (
        'a01-a03 a05-a0a a0f-a10 a13-a28 a2a-a30 a32-a33 a35-a36 a38-a39 a3c a3e-a42 a47-a48 a4b-a4d a51 a59-a5c a5e a70-a75'),
    'Hebr': (
        '591-5bd 5bf 5c1-5c2 5c4-5c5 5c7 5d0-5ea 5ef-5f2 fb1d-fb28 fb2a-fb36 fb38-fb3c fb3e fb40-fb41 fb43-fb44 fb46-fb4f'),
    'Knda': (
        'c80-c83 c85-c8c c8e-c90 c92-ca8 caa-cb3 cb5-cb9 cbc-cc4 cc6-cc8 cca-ccd cd5-cd6 cdc-cde ce0-ce3 cf1-cf3'),
    'Khmr': (
        '1780-17d3 17d7 17dc-17dd'),
    'Laoo': (
        'e81-e82 e84 e86-e8a e8c-ea3 ea5 ea7-ebd ec0-ec4 ec6 ec8-ece edc-edf'),
    'Mlym': (
        'd00-d0c d0e-d10 d12-d44 d46-d48 d4a-d4e d54-d57 d5f-d63 d7a-d7f'),
    'Mymr': (
        '1000-103f 1050-108f 109a-109d a9e0-a9ef a9fa-a9fe aa60-aa76 aa7a-aa7f'),
    'Orya': (
        'b01-b03 b05-b0c b0f-b10 b13-b28 b2a-b30 b32-b33 b35-b39 b3c-b44 b47-b48 b4b-b4d b55-b57 b5c-b5d b5f-b63 b71'),
    'Sinh': (
        'd81-d83 d85-d96 d9a-db1 db3-dbb dbd dc0-dc6 dca dcf-dd4 dd6 dd8-ddf df2-df3'),
    'Taml': (
        'b82-b83 b85-b8a b8e-b90 b92-b95 b99-b9a b9c b9e-b9f ba3-ba4 ba8-baa bae-bb9 bbe-bc2 bc6-bc8 bca-bcd bd0 bd7 a8f3 '
        '11301 11303 1133c'),
    'Telu': (
        'c00-c0c c0e-c10 c12-c28 c2a-c39 c3c-c44 c46-c48 c4a-c4d c55-c56 c58-c5a c5c-c5d c60-c63'),
    'Thaa': (
        '780-7b1 fdf2'),
    'Thai': (
        'e01-e3a e40-e4e'),
    'Tibt': (
        'f00 f18-f19 f35 f37 f39 f3e-f47 f49-f6c f71-f84 f86-f97 f99-fbc fc6'),
}
LOOKS_LIKE = {  # letters after the Latin letter or the digit that they look like
    '3': 'ЗзӠӡ', 'a': 'АаΑαɑᴀ', 'b': 'ВвЬьΒʙᏴ', 'c': 'СсҪҫϹϲᴄ', 'd': 'ԀԁᴅđĐ', 'e': 'ЕеҼҽΕᴇ', 'f': 'քꜰ', 'g': 'ɡցɢ',
    'h': 'НнҢңҤҥӉӊҺһΗհʜħĦ', 'i': 'ІіΙιɪıɩ', 'j': 'Јјϳյᴊ', 'k': 'КкҚқҜҝҞҟӃӄΚκĸƙƘᴋ', 'l': '1|Ӏӏʟłⱡǀ丨', 'm': 'МмΜᴍ',
    'n': 'пΝηոռɴ', 'o': '0ОоΟοσՕօᴏøØㅇ', 'p': 'РрΡρᴘ', 'q': 'Ԛԛզգ', 'r': 'гʀ', 's': 'ЅѕՏꜱ', 't': 'ТтҬҭΤτᴛŧŦ', 'u': 'Սսυᴜ',
    'v': 'ѴѵΝνʋᴠ', 'w': 'ԜԝѠѡωաᴡ', 'x': 'ХхҲҳΧχ', 'y': 'УуҮүΥγʏƴƳ', 'z': 'Ζᴢ',
}

# ------------------------------------------------------------------------------------------------ tables of the format
UNIT_SIZES = {
    'mass': {'kg': '1', 'g': '1/1000', 't': '1000', 'kt': '1000000', 'lb': '45359237/100000000',
        'oz': '45359237/1600000000', 'short ton': '45359237/50000', 'long ton': '317514659/312500'},
    'energy': {'J': '1', 'kJ': '1000', 'MJ': '1000000', 'GJ': '1000000000', 'TJ': '1000000000000', 'Wh': '3600',
        'kWh': '3600000', 'MWh': '3600000000', 'GWh': '3600000000000', 'TWh': '3600000000000000',
        'btu': '52752792631/50000000', 'mmbtu': '52752792631/50', 'therm': '52752792631/500', 'therm (US)': '105480400',
        'kcal': '20934/5', 'toe': '41868000000'},
    'length': {'m': '1', 'km': '1000', 'ft': '381/1250', 'yd': '1143/1250', 'mi': '201168/125', 'nmi': '1852'},
    'volume': {'m3': '1', 'l': '1/1000', 'million l': '1000', 'ml': '1/1000000', 'in3': '2048383/125000000000',
        'US gal': '473176473/125000000000', 'imp gal': '454609/100000000', 'bbl': '9936705933/62500000000',
        'ft3': '55306341/1953125000', 'Ccf': '55306341/19531250'},
    'standard gas volume': {'scf': '1'},
    'freight': {'t·km': '1000000', 'short ton·mi': '570301686801/390625', 'kg·km': '1000', 't·nmi': '1852000'},
    'passenger distance': {'passenger·km': '1000', 'passenger·mi': '201168/125'},
    'room nights': {'room·night': '1'},
    'work time': {'FTE·h': '1'},
    'area': {'m2': '1', 'ft2': '145161/1562500', 'ha': '10000'},
    'passengers': {'passenger': '1'},
    'nights': {'night': '1'},
    'rooms': {'room': '1'},
    'vehicles': {'vehicle': '1'},
    'livestock': {'head': '1'},
    'employee days': {'employee·day': '1'},
}
KILOGRAMS = {'kg': '1', 'g': '1/1000', 't': '1000', 'lb': '45359237/100000000'}
GWP100 = {
    'AR4_GWP100': {'combustion': '25', 'nonfossil': '25', 'fossil': '25', 'n2o': '298'},
    'AR5_GWP100': {'combustion': '28', 'nonfossil': '28', 'fossil': '30', 'n2o': '265'},
    'AR6_GWP100': {'combustion': '27', 'nonfossil': '27', 'fossil': '29.8', 'n2o': '273'},
}
CATEGORIES = {
    'fuel': (
        'bioenergy bioenergy-wtt cooling electricity-td electricity-wtt fuel fuel-mobile fuel-nonroad fuel-wtt '
        'heat-and-steam-wtt heat-steam heat-steam-td refrigerant refrigerant-other'),
    'electricity': (
        'electricity electricity-clean electricity-other electricity-residual managed-assets-electricity '
        'overseas-electricity'),
    'vehicle': (
        'bioenergy bioenergy-wtt electricity electricity-clean electricity-other electricity-residual electricity-td '
        'electricity-wtt freight freight-air freight-air-wtt freight-rail freight-rail-wtt freight-road '
        'freight-road-refrigerated freight-road-wtt freight-sea freight-sea-wtt freight-wtt fuel fuel-mobile fuel-nonroad '
        'fuel-wtt managed-assets-vehicles overseas-electricity travel travel-land travel-land-wtt travel-road '
        'travel-road-wtt uk-electricity-t-d-for-evs vehicle vehicle-ev-electricity vehicle-hgv vehicle-mobile vehicle-van'),
    'movement-truck': (
        'freight freight-road freight-road-refrigerated freight-road-wtt freight-wtt vehicle vehicle-ev-electricity '
        'vehicle-hgv vehicle-van'),
    'movement-rail': 'freight freight-rail freight-rail-wtt freight-wtt',
    'movement-ship': 'freight freight-sea freight-sea-wtt freight-wtt',
    'movement-air': 'freight freight-air freight-air-wtt freight-wtt',
    'trip-truck': (
        'freight freight-road freight-road-refrigerated freight-road-wtt freight-wtt travel travel-land travel-land-wtt '
        'travel-road travel-road-wtt vehicle vehicle-ev-electricity vehicle-hgv vehicle-van'),
    'trip-rail': (
        'freight freight-rail freight-rail-wtt freight-wtt travel travel-land travel-land-wtt travel-rail travel-rail-wtt'),
    'trip-ship': 'business-travel-sea-wtt freight freight-sea freight-sea-wtt freight-wtt travel-sea',
    'trip-air': 'freight freight-air freight-air-wtt freight-wtt travel travel-air travel-air-wtt',
    'hotel': 'hotel',
    'quantity': (
        'agriculture business-travel-sea-wtt cooling heat-and-steam-wtt heat-steam heat-steam-td homeworking hotel '
        'material-use process travel-land travel-land-wtt travel-rail travel-rail-wtt travel-road travel-road-wtt '
        'travel-sea vehicle-hgv vehicle-van waste-disposal water water-treatment'),
    'refrigerant': 'refrigerant refrigerant-other',
    'spend': 'spend spend-without-margins',
    'spend-capital': 'spend spend-without-margins',
    'none': 'electricity-non-baseload outside-of-scopes secr-kwh-pass-delivery-vehs secr-kwh-uk-electricity-for-evs',
}
MODES = {
    'road': r'\b(?:hgvs?|vans?|truck|cars?|motor(?:cycle|bike)|bus|taxis)\b',
    'rail': r'\brail\b',
    'sea': r'\b(?:sea tanker|cargo ship|waterborne craft|ferry)\b',
    'air': r'\b(?:flights|air travel|aircraft)\b',
}
MONTREAL = {
    'gas': (
        r'(?:^| / )(?:h?cfc[- ]?\d+.*|hbfc[- ]?\d+.*|halon[- ]?\d+.*'
        r'|ccl4|ch3br|ch3ccl3|carbon tetrachloride|methyl bromide|methyl chloroform'
        r'|r[- ]?(?:11|12|13|21|22|31|11[1-5]|12[1-4]|13[123]a?|141b?|142b?|225c[ab]))(?= / |$)'),
    'blend': r'(?:^| / )r-?[45]\d\d[a-z]?(?= / |$)',
}
NOTICE_CODES = {  # by path: the input of the method that the notice is about
    'basis': 'heating_value_converted',
    'bridge': 'bridge_used',
    'cabin': 'cabin_class_not_used',
    'clean': 'clean_factor_assumed_zero',
    'consumption': 'consumption_implausible_allowed',
    'distance': (
        'distance_uplift_included distance_basis_assumed distance_declared place_not_used distance_uplift '
        'empty_running_included distance_basis_unknown distance_basis_differs distance_is_zero distance_estimated '
        'estimate_crosses_water coordinates_swapped null_island largest_place_taken place_by_other_name airport_code_and_name '
        'country_read_as_city country_code_assumed point_and_address_differ point_sign_doubtful country_from_nearest_city '
        'port_far_from_water router_fallback'),
    'factor': (
        'factor_from_secondary_copy sector_average hcfc_not_counted montreal_outside_scopes non_kyoto_gas '
        'biogenic_outside_totals footprint_deprecated zero_factor_electricity_elsewhere gwp_set_changed '
        'radiative_forcing_excluded radiative_forcing_included grid_factor_lifecycle factor_edition_older factor_edition_newer '
        'factor_edition_partial factor_region_fallback margins_left_out fuel_read_as factor_read_as upstream_in_scope '
        'upstream_by_location upstream_in_factor upstream_not_published freight_vehicle_assumed average_passenger '
        'cabin_class_read_as haul_assumed_international default_grid_factor_used'),
    'heatingValue': 'heating_value_assumed_gross heating_value_assumed_net',
    'isReturn': 'return_doubled return_not_doubled',
    'mass': 'mass_from_weight freight_mass_not_used weight_near_freight_limit zero_mass_read_as_passenger',
    'mode': 'truck_read_as_car',
    'parts': 'blend_differs_from_published',
    'passengers': 'passengers_assumed',
    'percentageOfCleanEnergy': 'percentage_looks_like_fraction clean_share_with_custom_factor clean_share_in_supplier_mix',
    'price': 'price_basis_assumed',
    'residual': 'residual_mix_is_grid residual_mix_period',
    'rooms': 'rooms_assumed',
    'share': 'equal_shares',
    'source.origin': 'energy_origin_assumed_fossil',
    'unit': 'gas_read_at_standard_conditions',
}
RECORD_NOTICES = (  # about records: none is in a trace
    'energy_country_unknown biogenic_part_as_fossil factor_category_unstated factor_assigned_by_rule factor_gases_unpublished '
    'client_id_ignored file_id_taken emission_kind_unusual factor_outside_reference_period outbound_by_own_factor '
    'instrument_not_retired date_in_other_year unknown_field_ignored scope_by_factor total_negative mixed_gwp_sets mixed_grid_factors weight_differs '
    'client_total_differs grid_region_unmapped location_figure_missing boundary_unstated ets_of_sites_alone '
    'records_not_recalculated movement_outside_trip batch_weight_kept periods_overlap gwp_set_not_applied')

# ------------------------------------------------------------------------------------------------ names
def read_ranges(text):
    """The starts and the ends of ranges of code points, ascending."""
    ends = [one.split('-') for one in text.split()]
    return [int(one[0], 16) for one in ends], [int(one[-1], 16) for one in ends]


def is_in(ranges, code):
    index = bisect.bisect_right(ranges[0], code) - 1
    return index >= 0 and code <= ranges[1][index]


UNPRINTABLE = read_ranges(UNPRINTABLE_RANGES)
SCRIPT_RANGES = {script: read_ranges(ranges) for script, ranges in SCRIPTS.items()}
LATIN = {like: letter for letter, all_like in LOOKS_LIKE.items() for like in all_like}
PLAIN = re.compile('[ -~]*')
PLAIN_NAME = re.compile('[!-~]+(?: [!-~]+)*').fullmatch
ODD_SPACE = re.compile('[\t-\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]').search
SPACES = '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'


def is_line(text):
    """True for a text without unprintable characters."""
    return PLAIN.fullmatch(text) is not None or not any(is_in(UNPRINTABLE, ord(one)) for one in text)


def scripts_of(letter):
    """The scripts of a letter or a mark that a word may be of; None if it belongs to every script."""
    code = ord(letter)
    if is_in(SCRIPT_RANGES['any'], code):
        return None
    return {script for script, ranges in SCRIPT_RANGES.items() if script != 'any' and is_in(ranges, code)}


def mixes_scripts(text):
    common = None  # the scripts that all letters of the word so far have; None: any
    for one in text:
        if unicodedata.category(one)[0] not in 'LM':
            common = None
            continue
        scripts = scripts_of(one)
        if scripts is not None:
            common = scripts if common is None else common & scripts
            if not common:
                return True
    return False


def has_variant(text, is_exact):
    """True for a character that is a compatibility variant of another."""
    if is_exact:
        strict = re.sub('[µ²³]', '', text)
        return unicodedata.normalize('NFKC', strict) != strict
    for one in text:
        if unicodedata.category(one) in ('Lu', 'Ll', 'Lt', 'Lm', 'Lo', 'Nd', 'Nl'):
            normal = unicodedata.normalize('NFKC', one)
            if normal != one and re.search('[0-9A-Za-z]', normal):
                return True
    return False


def flaw_of_name(text, is_exact):
    """What is wrong with a name; None if nothing is."""
    if text == '' or PLAIN_NAME(text):
        return None
    if not is_line(text):
        return 'has characters that do not print'
    if text.strip(SPACES) != text or ODD_SPACE(text) or (is_exact and '  ' in text):
        return 'has unusual blanks'
    if has_variant(text, is_exact):
        return 'has characters that are variants of others'
    return 'mixes scripts in a word' if mixes_scripts(text) else None


def looks_of(text):
    """A text without case, accents, blanks and punctuation but `/`, and with letters as the Latin ones that they look like."""
    folded = ''.join(LATIN.get(one, one) for one in unicodedata.normalize('NFKD', text) if unicodedata.category(one)[0] != 'M')
    kept = unicodedata.normalize('NFKD', folded).lower()
    kept = ''.join(one for one in kept if one == '/' or unicodedata.category(one)[0] in 'LN')
    return kept.replace('rn', 'm').replace('vv', 'w')


UNITS = {symbol: ('\0' + dimension, read_published(size)) for dimension, sizes in UNIT_SIZES.items() for symbol, size in sizes.items()}
LOOKS = Remembered(looks_of)
UNIT_LOOKS = {looks_of(symbol): symbol for symbol in [*UNITS, '1']}


def flaw_of_unit(text):
    if text in UNITS:
        return None
    flaw = 'is empty' if text == '' else flaw_of_name(text, True)
    if flaw:
        return flaw
    for part in [text, *text.split('/')] if '/' in text else [text]:
        like = None if part in UNITS or part == '1' else UNIT_LOOKS.get(LOOKS[part])
        if like:
            return f'looks like the unit {like} and is another'
    return None


# ------------------------------------------------------------------------------------------------ forms of members
class Maybe:
    """Null, or the form."""

    def __init__(self, form):
        self.form = form


class ByKind:
    """An object of one of several forms, which `choose` names."""

    def __init__(self, choose, forms):
        self.choose, self.forms = choose, forms


def fits(value, form, path, check):
    """True if a value has a form. Says every part of another form; a member too many is said, but changes nothing else.

    A form is a tuple of texts (one of them), a dict (an object with exactly these members), a list (a list of the form in
    it), Maybe, ByKind, or a function.
    """
    kind = type(form)
    if kind is tuple:
        if type(value) is str and value in form:
            return True
    elif kind is dict:
        if type(value) is dict:
            return has_members(value, form, path, check)
    elif kind is list:
        if type(value) is list:
            form, good = form[0], True
            for index, one in enumerate(value):
                good = fits(one, form, (path, index), check) and good
                if check.count > DIFFERENCES_MAX:
                    return False
            return good
    elif kind is Maybe:
        return value is None or fits(value, form.form, path, check)
    elif kind is ByKind:
        name = form.choose(value) if type(value) is dict else None
        if type(name) is str and name in form.forms:
            return has_members(value, form.forms[name], path, check)
    else:
        return form(value, path, check)
    check.say(MALFORMED, path, 'has another form than the format', ', '.join(form) if kind is tuple else None, value)
    return False


def has_members(value, form, path, check):
    if type(form) is ByKind:  # shares: a kind of step with kinds of its own
        return fits(value, form, path, check)
    good = True
    for name, part in form.items():
        if name in value:
            good = fits(value[name], part, (path, name), check) and good
        else:
            check.say(MISSING, (path, name), 'is missing')
            good = False
    if len(value) > len(form) or not good:
        for name in value:
            if name not in form:
                check.say(UNKNOWN, (path, name), 'is a member that the format does not have here', None, value[name])
    return good


def text_form(expected, test):
    def is_of_form(value, path, check):
        if type(value) is str and test(value):
            return True
        check.say(MALFORMED, path, 'has another form than the format', expected, value)
        return False
    return is_of_form


def named_form(flaw_of):
    flaws = Remembered(flaw_of, longest=200)

    def is_of_form(value, path, check):
        if type(value) is not str:
            check.say(MALFORMED, path, 'has another form than the format', 'a text', value)
            return False
        flaw = flaws[value]
        if flaw:
            check.say(RULE, path, flaw, 'a name in one alphabet', value)
        return flaw is None
    return is_of_form


def number_form(values, expected, accepts=lambda value: True):
    def is_of_form(value, path, check):
        if type(value) is not str:
            check.say(MALFORMED, path, 'has another form than the format', expected, value)
            return False
        if len(value) > NUMBER_MAX:
            check.say(NUMBER_LONG, path, 'is too long', f'at most {NUMBER_MAX} characters', value)
            return False
        if len(value) > 64 and not check.affords(digits_work(value)):
            return False
        number = values[value]
        if number is None or not accepts(number):
            check.say(MALFORMED, path, 'has another form than the format', expected, value)
            return False
        return True
    return is_of_form


def boolean(value, path, check):
    if type(value) is bool:
        return True
    check.say(MALFORMED, path, 'has another form than the format', 'true or false', value)
    return False


def integer(value, path, check):
    if type(value) is int and abs(value) < 2 ** 53:
        return True
    check.say(MALFORMED, path, 'has another form than the format', 'a whole number', value)
    return False


def matches(expected, pattern):
    return text_form(expected, re.compile(pattern).fullmatch)


line = text_form('one line of printable text', Remembered(is_line, longest=200).__getitem__)
name = text_form('a name', lambda value: value != '' and is_line(value))
symbol = named_form(lambda text: 'is empty' if text == '' else flaw_of_name(text, True))
title = named_form(lambda text: 'is empty' if text.strip(SPACES) == '' else flaw_of_name(text.strip(SPACES), False))
words = named_form(lambda text: flaw_of_name(text, False))
unit = named_form(flaw_of_unit)
exact = number_form(EXACT, 'an exact number as text')
signed = number_form(FIGURES, 'published digits as text')
published = number_form(FIGURES, 'published digits as text, 0 or more', lambda value: value[0] >= 0)
sha = matches('64 hexadecimal digits', '[0-9a-f]{64}')
country, currency = matches('two capital letters', '[A-Z]{2}'), matches('three capital letters', '[A-Z]{3}')
code_form = matches('a code: letters, digits and _', '[a-z][a-z0-9]*(?:_[a-z0-9]+)*')
input_path = matches('an input of a method', r'(?:[a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)*)?')

DAY_MS = 86_400_000
INSTANT = re.compile(r'([0-9]{4})-([0-9]{2})-([0-9]{2})(?:T([0-9]{2}):([0-9]{2}):([0-9]{2})\.([0-9]{3})Z)?').fullmatch


def days_from_civil(year, month, day):
    """The days since the first of March of year 0 of the proleptic Gregorian calendar."""
    year -= month <= 2
    return 365 * year + year // 4 - year // 100 + year // 400 + (153 * (month + (-3 if month > 2 else 9)) + 2) // 5 + day - 1


def read_instant(text):
    """The milliseconds of a date, or of a date and time that is not midnight; None for any other text."""
    parts = INSTANT(text)
    if not parts:
        return None
    year, month, day = int(parts[1]), int(parts[2]), int(parts[3])
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    if not (1 <= month <= 12 and 1 <= day <= (31, 29 if is_leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)[month - 1]):
        return None
    days = days_from_civil(year, month, day) * DAY_MS
    if parts[4] is None:
        return days
    hour, minute, second, milli = (int(parts[index]) for index in (4, 5, 6, 7))
    time = ((hour * 60 + minute) * 60 + second) * 1000 + milli
    return days + time if hour < 24 and minute < 60 and second < 60 and time > 0 else None


instant = text_form('a date, or a date and time', lambda text: read_instant(text) is not None)


def term(value, path, check):
    """[multiple, gas]"""
    if type(value) is not list or len(value) != 2:
        check.say(MALFORMED, path, 'is not a multiple of a gas', '[multiple, gas]', value)
        return False
    return fits(value[1], GASES, (path, 1), check) & published(value[0], (path, 0), check)


GASES = ('co2', 'ch4', 'n2o', 'co2e')
COLUMNS = (*GASES, 'biogenicCo2', 'montrealCo2e')
GWP_SETS, HEATING = tuple(GWP100), ('gross', 'net')
AMOUNTS = {column: Maybe(exact) for column in COLUMNS}
CHANGE = {'gas': COLUMNS, 'why': ('mass_unit', 'gwp', 'sum_of_gases', 'radiative_forcing', 'biogenic', 'combined', 'montreal')}
CHANGES = {'times': {**CHANGE, 'times': published}, 'plus': {**CHANGE, 'plus': term}, 'becomes': {**CHANGE, 'becomes': [term]}}
DERIVED = {'column': ('co2e', 'biogenicCo2'), 'key': symbol, 'figure': published, 'gives': exact}


def kind_of(value):
    return value.get('kind')


FACTOR = {
    'key': symbol, 'id': symbol, 'name': title, 'edition': symbol, 'row': symbol, 'region': Maybe(words), 'category': symbol,
    'unit': unit, 'massUnit': tuple(KILOGRAMS), 'per1': {gas: Maybe(published) for gas in GASES}, 'biogenicCo2': Maybe(published),
    'gasBasis': ('mass', 'co2e'), 'publishedGwp': Maybe(GWP_SETS), 'gwp': Maybe(GWP_SETS),
    'methane': ('fossil', 'nonfossil', 'combustion'), 'boundary': ('TTW', 'WTT', 'WTW', 'direct', 'lifecycle'),
    'heatingValue': Maybe(HEATING), 'radiativeForcing': Maybe(('included', 'excluded')),
    'distanceBasis': Maybe(('great_circle', 'great_circle_uplift_included', 'shortest_feasible', 'actual')),
    'complete': boolean, 'supplierMix': boolean, 'tier': Maybe(('measured', 'supplier', 'average', 'spend')),
    'adjustments': [ByKind(lambda one: next((change for change in CHANGES if change in one), None), CHANGES)],
    'derivation': [ByKind(kind_of, {kind: {'kind': (kind,), **DERIVED} for kind in ('take', 'add')})],
    'source': {'publisher': words, 'title': words, 'table': words, 'editionYear': integer, 'dataYear': Maybe(integer),
               'licence': words, 'attribution': words}}
POINT = {'lat': exact, 'lng': exact}
PLACE = {
    'input': line, 'label': line, 'point': POINT, 'country': Maybe(country), 'source': line, 'attribution': line,
    'scheme': ('coordinates', 'geojson', 'wkt', 'geo_uri', 'plus_code', 'own', 'iata', 'icao', 'city', 'port', 'resolver')}
ROUTE = {
    'mode': ('TRUCK', 'SHIP', 'AIR', 'RAIL'), 'from': Maybe(PLACE), 'to': Maybe(PLACE), 'baseKm': exact, 'detour': exact,
    'quality': ('high', 'medium', 'low'), 'path': [{'name': name, 'point': POINT}]}
UPLIFTS = {  # by rule: the added kilometres, the multiplier, from which kind of distance, by which mode
    'none': ('0', '1', None, None), 'iso14083-air-95': ('95', '1', 'great_circle', 'AIR'),
    'glec-road-1.05': ('0', '1.05', 'shortest_feasible', 'TRUCK'), 'glec-sea-1.15': ('0', '1.15', 'shortest_feasible', 'SHIP')}
UPLIFTED = {'km': exact, 'kind': ('great_circle', 'shortest_feasible', 'actual', 'estimate'), 'addedKm': exact, 'uplift': exact,
            'rule': tuple(UPLIFTS)}
STEP = {'times': exact, 'unit': unit, 'gives': exact}
SHARE = {'kind': ('share',), **STEP, 'part': exact, 'whole': exact}
DATES = {'start': instant, 'end': instant}
SHARES = {of: {**SHARE, 'of': (of,), **more} for of, more in {
    'clean': {}, 'uncovered': {}, 'blend': {}, 'instrument': {'held': exact}, 'period': {'period': DATES, 'within': DATES},
    'batch': {'measure': ('mass', 'transport_activity'), 'parts': [exact], 'index': integer}}.items()}
YEAR_FIGURE = {'year': integer, 'figure': published}
STEPS = {kind: {'kind': (kind,), **STEP, **more} for kind, more in {
    'convert': {'chain': [{'from': unit, 'to': unit, 'times': exact}]},
    'bridge': {'name': words, 'source': words},
    'heating_value': {'from': HEATING, 'to': HEATING, 'gross': exact, 'net': exact, 'name': words, 'source': words},
    'distance': {'distance': {**UPLIFTED, 'method': line, 'route': Maybe(ROUTE)}},
    'exchange': {'base': currency, 'quote': currency, 'year': integer, 'rate': published, 'series': words, 'source': words},
    'price_index': {'from': YEAR_FIGURE, 'to': YEAR_FIGURE, 'series': words, 'source': words},
    'inflation': {'rates': [{'year': integer, 'figure': signed}], 'series': words, 'source': words},
    'quantity': {'what': ('consumption', 'rooms')},
    'policy': {'name': ('return', 'cabin')}}.items()}
STEPS['share'] = ByKind(lambda one: one.get('of'), SHARES)
MEASURE = {'value': exact, 'unit': unit}
STEP_LIST, NOTICE_LIST = [ByKind(kind_of, STEPS)], [{'code': code_form, 'path': input_path}]
TRACE_FORMAT, ENERGY_FORMAT, BUNDLE_FORMAT = 'tonne-trace/2', 'tonne-energy-trace/2', 'tonne-bundle/2'
TRACE = {
    'format': (TRACE_FORMAT,), 'method': {'id': name, 'version': integer}, 'total': AMOUNTS, 'emission': AMOUNTS,
    'contributions': [{'label': name, 'activity': MEASURE, 'steps': STEP_LIST, 'quantity': MEASURE, 'factor': FACTOR,
                       'adjusted': AMOUNTS, 'emission': AMOUNTS}], 'notices': NOTICE_LIST, 'digest': sha}
CARRIERS, ORIGINS = ('electricity', 'heat', 'steam', 'cooling'), ('fossil', 'nuclear', 'renewable')
EVIDENCE = ('power_purchase_agreement', 'green_tariff', 'guarantee_of_origin', 'renewable_energy_certificate', 'grid_mix')
FUELS = {'fuel': ('coal', 'petroleum', 'natural_gas', 'other_fossil', 'renewable')}
SOURCES = {kind: {'kind': (kind,), **more} for kind, more in {
    'fuel': FUELS, 'feedstock': FUELS,
    'purchased': {'carrier': CARRIERS, 'origin': Maybe(ORIGINS), 'evidence': Maybe(EVIDENCE)},
    'self_generated': {'carrier': CARRIERS, 'origin': ('nuclear', 'renewable')},
    'generated': {'carrier': CARRIERS, 'origin': ORIGINS}}.items()}
ENERGY_TRACE = {
    'format': (ENERGY_FORMAT,), 'method': {'id': ('energy',), 'version': integer}, 'source': ByKind(kind_of, SOURCES),
    'activity': MEASURE, 'heatingValue': Maybe(HEATING), 'basis': Maybe(HEATING), 'steps': STEP_LIST,
    'quantity': {'value': exact, 'unit': ('kWh',)}, 'energyKwh': exact, 'notices': NOTICE_LIST, 'digest': sha}


# ------------------------------------------------------------------------------------------------ units
class Sizes:
    """One table behind all conversions of a trace: built-in units, and each own unit with the size of its first link."""

    def __init__(self, steps, check):
        self.own, self.check = {}, check  # own unit: (another unit, how many of it)
        for step in steps:
            for link in step['chain'] if step['kind'] == 'convert' else ():
                self.add(link['from'], link['to'], EXACT[link['times']])

    def find(self, symbol):
        """The base of a unit and its size in it; None if the work does not suffice. The base of a known size begins with \\0."""
        if self.check.work.is_spent:
            return None
        if symbol in UNITS:
            return UNITS[symbol]
        path, base = [], symbol
        while base in self.own:
            path.append((base, self.own[base]))
            base = self.own[base][0]
        size = ONE
        for one, (of, times) in reversed(path):
            size = times if of == base else self.check.times(times, size)
            if size is None:
                return None
            self.own[one] = (base, size)
        # a built-in unit is a base of `own` only through its dimension
        return base, size

    def add(self, from_, to, times):
        source, target = self.find(from_), self.find(to)
        if times[0] <= 0 or source is None or target is None or source[0] == target[0]:
            return
        size = self.check.times(times, target[1])
        ratio = size and self.check.times(size, divide(ONE, source[1]))
        if ratio is None:
            return
        if not source[0].startswith('\0'):
            self.own[source[0]] = (target[0], ratio)
        elif not target[0].startswith('\0'):
            self.own[target[0]] = (source[0], divide(ONE, ratio))

    def ratio(self, one, other):
        """How many `other` one `one` is; None: unknown; False: of two dimensions."""
        if one == other:
            return ONE
        source, target = self.find(one), self.find(other)
        if source is None or target is None:
            return None
        if source[0] == target[0]:
            return self.check.times(source[1], divide(ONE, target[1]))
        return False if source[0].startswith('\0') and target[0].startswith('\0') else None

    def dimension(self, symbol):
        size = self.find(symbol)
        return size[0][1:] if size and size[0].startswith('\0') else None


def split_unit(text, before):
    """'l/km' as 'l' and 'km'; the unit of the quantity so far may have a slash of its own."""
    if before is not None and text.endswith('/' + before):
        return text[:-len(before) - 1], before
    above, _, below = text.partition('/')
    return above, below


class UnitWalk:
    """The unit of the quantity along the steps, as powers of units."""

    def __init__(self, symbol):
        self.powers = {}
        self.raise_by(symbol, 1)

    def raise_by(self, symbol, power):
        for part in symbol.split('·') if symbol in UNITS else (symbol,):
            total = self.powers.get(part, 0) + power
            if total:
                self.powers[part] = total
            else:
                self.powers.pop(part, None)

    def single(self):
        if len(self.powers) == 1:
            (symbol, power), = self.powers.items()
            return symbol if power == 1 else None
        return None

    def go(self, step):
        kind, below, above = step['kind'], None, None
        if kind == 'convert':
            if step['chain']:
                below, above = step['chain'][0]['from'], step['chain'][-1]['to']
        elif kind in ('bridge', 'exchange', 'price_index', 'inflation') or step.get('what') == 'consumption':
            above, below = split_unit(step['unit'], self.single())
        elif kind == 'distance':
            above, below = 'km', 'vehicle' if step['unit'] == 'km/vehicle' else None
        elif kind == 'quantity':
            above = step['unit']
        if below is not None:
            self.raise_by(below, -1)
        if above is not None:
            self.raise_by(above, 1)

    def is_at(self, symbol):
        return self.powers == UnitWalk(symbol).powers


# ------------------------------------------------------------------------------------------------ steps
MONEY = re.compile('[A-Z]{3} [0-9]{4}').fullmatch
MONEY_PAIR = re.compile('([A-Z]{3}) ([0-9]{4})/([A-Z]{3}) ([0-9]{4})').fullmatch
SEAT_WEIGHTS = ('1', '1.5', '4', '5')
EARTH_RADIUS_KM = 6371.0088


def check_positive(text, path, check):
    if EXACT[text][0] <= 0:
        check.say(FIGURE, path, 'must be above zero', 'above 0', text)


def convert_times(step, path, check, units, before):
    chain = step['chain']
    if not chain:
        check.say(FIGURE, (path, 'chain'), 'has no link')
        return None
    first, last = chain[0]['from'], chain[-1]['to']
    check.expect(FIGURE, (path, 'unit'), 'is not that of the chain', f'{last}/{first}', step['unit'])
    if first == last:
        check.say(FIGURE, (path, 'chain'), 'begins and ends at the same unit', None, first)
    product, reached = ONE, first
    for index, link in enumerate(chain):
        place, times = ((path, 'chain'), index), EXACT[link['times']]
        check.expect(FIGURE, (place, 'from'), 'does not begin where the link before ended', reached, link['from'])
        reached = link['to']
        check_positive(link['times'], (place, 'times'), check)
        ratio = units.ratio(link['from'], link['to']) if times[0] > 0 else None
        if ratio is False:
            check.say(FIGURE, place, 'is between two dimensions', 'two units of one dimension', f"{link['from']} to {link['to']}")
        elif ratio is not None and not is_same(ratio, times):
            check.say(FIGURE, (place, 'times'), f"is not how many {link['to']} one {link['from']} is", ratio, link['times'])
            times = ratio
        product = product and check.times(product, times)
    return product


def days_of(dates, path, check):
    span = read_instant(dates['end']) - read_instant(dates['start'])
    if span < 0:
        check.say(FIGURE, (path, 'end'), 'is before the start', f"{dates['start']} or later", dates['end'])
        return None
    return span, DAY_MS


def check_numbers(pairs, path, check):
    for member, message, due, stated in pairs:
        if not is_same(due, EXACT[stated]):
            check.say(FIGURE, (path, member), message, due, stated)


def check_period(step, path, check):
    outer, inner = step['period'], step['within']
    whole, part = days_of(outer, (path, 'period'), check), days_of(inner, (path, 'within'), check)
    if whole is None or part is None:
        return
    for end in ('start', 'end'):
        if not read_instant(outer['start']) <= read_instant(inner[end]) <= read_instant(outer['end']):
            check.say(FIGURE, ((path, 'within'), end), 'is outside the period', None, inner[end])
    if whole[0] == 0:
        whole = part = ONE
    check_numbers((('part', 'is not the number of days within', part, step['part']),
                   ('whole', 'is not the number of days of the period', whole, step['whole'])), path, check)


def is_equal_share(step):
    return step['kind'] == 'share' and step['of'] == 'batch' and all(EXACT[part][0] == 0 for part in step['parts'])


def check_batch(step, path, check):
    parts, index = step['parts'], step['index']
    if not 0 <= index < len(parts):
        check.say(FIGURE, (path, 'index'), 'is not that of a part', f'0 to {len(parts) - 1}', index)
        return
    total = ZERO
    for position, text in enumerate(parts):
        if EXACT[text][0] < 0:
            check.say(FIGURE, ((path, 'parts'), position), 'must not be negative', '0 or more', text)
        total = total and check.plus(total, EXACT[text])
    if total is None:
        return
    part = EXACT[parts[index]]
    if is_equal_share(step):
        part, total = ONE, (len(parts), 1)
    check_numbers((('part', 'is not the part at its index', part, step['part']),
                   ('whole', 'is not the sum of the parts', total, step['whole'])), path, check)


def share_times(step, path, check, units, before):
    check.expect(FIGURE, (path, 'unit'), 'of a share must be 1', '1', step['unit'])
    if step['of'] == 'period':
        check_period(step, path, check)
    if step['of'] == 'batch':
        check_batch(step, path, check)
    part, whole = EXACT[step['part']], EXACT[step['whole']]
    if whole[0] > 0 and part[0] >= 0 and not is_less(whole, part):
        return divide(part, whole)
    check.say(FIGURE, (path, 'part'), 'is not a part of the whole', f"0 to {step['whole']}", step['part'])
    return None


def raised_km(km, rule):
    return multiply(add(EXACT[km], EXACT[UPLIFTS[rule][0]]), EXACT[UPLIFTS[rule][1]])


def check_uplift(distance, path, check):
    rule = distance['rule']
    added, uplift, kind, _ = UPLIFTS[rule]
    check.expect(FIGURE, (path, 'addedKm'), f'is not what the rule {rule} adds', added, distance['addedKm'])
    check.expect(FIGURE, (path, 'uplift'), f'is not what the rule {rule} multiplies by', uplift, distance['uplift'])
    if kind is not None:
        check.expect(FIGURE, (path, 'kind'), f'is not raised by {rule}', kind, distance['kind'])
    if EXACT[distance['km']][0] < 0:
        check.say(FIGURE, (path, 'km'), 'must not be negative', '0 or more', distance['km'])


def distance_times(step, path, check, units, before):
    distance, path = step['distance'], (path, 'distance')
    mode = UPLIFTS[distance['rule']][3]
    check_uplift(distance, path, check)
    if distance['route'] is not None:
        if mode is not None:
            check.expect(FIGURE, ((path, 'route'), 'mode'), f"is not raised by {distance['rule']}", mode, distance['route']['mode'])
        check_route(distance, (path, 'route'), check)
    if step['unit'] not in ('km', 'km/vehicle'):
        check.say(FIGURE, (path[0], 'unit'), 'is not that of a distance', 'km, km/vehicle', step['unit'])
    return raised_km(distance['km'], distance['rule'])


def degrees(text):
    """A number as a double, truncated to twelve decimals."""
    n, d = EXACT[text]
    scaled = abs(n) * 10 ** 12 // d
    try:
        return (scaled if n >= 0 else -scaled) / 10 ** 12
    except OverflowError:
        return math.inf if n > 0 else -math.inf


def check_route(distance, path, check):
    route = distance['route']
    ends = [route['from'], route['to']]
    points = [place['point'] for place in [*ends, *route['path']] if place is not None]
    if any(abs(degrees(point['lat'])) > 90 or abs(degrees(point['lng'])) > 180 for point in points):
        check.say(RULE, path, 'has a point outside the Earth', '±90, ±180')
        return
    detour, km = EXACT[route['detour']], EXACT[distance['km']]
    due, tolerance = multiply(EXACT[route['baseKm']], detour), multiply(detour, (1, 10 ** 9))
    if is_less(detour, ONE) or is_less((5, 1), detour):
        check.say(RULE, (path, 'detour'), 'must be from 1 to 5', '1 to 5', route['detour'])
    elif is_less(add(due, tolerance), km) or is_less(add(km, tolerance), due):
        check.say(RULE, (path, 'baseKm'), 'times the detour is not the distance', distance['km'], due)
    if not is_same(detour, ONE):
        if distance['kind'] != 'estimate' or distance['method'] == 'declared':
            check.say(RULE, (path, 'detour'), 'is for estimates only', '1', route['detour'])
        check.expect(RULE, (path, 'quality'), 'of an estimate is low', 'low', route['quality'])
    if distance['method'] != 'declared' and None not in ends:
        check_reach(distance, route, path, check)


def check_reach(distance, route, path, check):
    """The kilometres are possible: a great circle has those between its points, and no route is shorter."""
    (lat1, lng1), (lat2, lng2) = (
        [math.radians(degrees(route[end]['point'][axis])) for axis in ('lat', 'lng')] for end in ('from', 'to'))
    half = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin((lng2 - lng1) / 2) ** 2
    arc, base = 2 * EARTH_RADIUS_KM * math.asin(min(1, math.sqrt(half))), degrees(route['baseKm'])
    is_direct = distance['kind'] == 'great_circle' or route['detour'] != '1'
    if base < arc * 0.994 - (0.1 if is_direct else 10) or (is_direct and base > arc * 1.006 + 0.1):
        check.say(RULE, (path, 'baseKm'), 'is not what is between the two points', f'about {arc:.1f} km', route['baseKm'])


def heating_times(step, path, check, units, before):
    check.expect(FIGURE, (path, 'unit'), 'of a ratio must be 1', '1', step['unit'])
    if step['from'] == step['to']:
        check.say(FIGURE, (path, 'to'), 'is not the other calorific value', None, step['to'])
    gross, net = EXACT[step['gross']], EXACT[step['net']]
    check_positive(step['net'], (path, 'net'), check)
    if is_less(gross, net):
        check.say(FIGURE, (path, 'gross'), 'is below the net one', f"{step['net']} or more", step['gross'])
    if gross[0] <= 0 or net[0] <= 0:
        return None
    return divide(net, gross) if step['to'] == 'net' else divide(gross, net)


def positive_figure(text, path, check):
    if FIGURES[text][0] > 0:
        return FIGURES[text]
    check.say(FIGURE, path, 'must be above zero', 'above 0', text)
    return None


def exchange_times(step, path, check, source, target):
    check.expect(FIGURE, (path, 'year'), 'is not that of the money', source[1], step['year'])
    if source[1] != target[1]:
        check.say(FIGURE, (path, 'unit'), 'exchanges money of two years', 'one year', step['unit'])
    if step['base'] == step['quote']:
        check.say(FIGURE, (path, 'quote'), 'is the same currency', None, step['quote'])
    rate = positive_figure(step['rate'], (path, 'rate'), check)
    if rate is None:
        return None
    if (step['base'], step['quote']) == (source[0], target[0]):
        return rate
    if (step['base'], step['quote']) == (target[0], source[0]):
        return divide(ONE, rate)
    check.say(FIGURE, (path, 'unit'), 'is not of the currencies of the rate', f"{step['base']} and {step['quote']}", step['unit'])
    return None


def index_times(step, path, check, source, target):
    check.expect(FIGURE, ((path, 'from'), 'year'), 'is not that of the money', source[1], step['from']['year'])
    check.expect(FIGURE, ((path, 'to'), 'year'), 'is not that of the money', target[1], step['to']['year'])
    start = positive_figure(step['from']['figure'], ((path, 'from'), 'figure'), check)
    end = positive_figure(step['to']['figure'], ((path, 'to'), 'figure'), check)
    return start and end and divide(end, start)


def inflation_times(step, path, check, source, target):
    path = (path, 'rates')
    years = range(min(source[1], target[1]) + 1, max(source[1], target[1]) + 1)
    if len(step['rates']) != len(years):
        check.say(FIGURE, path, 'are not of every year between', f'{len(years)} years', len(step['rates']))
        return None
    rise = ONE
    for index, (year, rate) in enumerate(zip(years, step['rates'])):
        check.expect(FIGURE, ((path, index), 'year'), 'is not the next year', year, rate['year'])
        ratio = add(ONE, divide(FIGURES[rate['figure']], (100, 1)))
        if ratio[0] <= 0:
            check.say(FIGURE, ((path, index), 'figure'), 'leaves no price', 'above -100', rate['figure'])
            return None
        rise = rise and check.times(rise, ratio)
    return rise and (rise if target[1] > source[1] else divide(ONE, rise))


def money_times(step, path, check, units, before):
    pair = MONEY_PAIR(step['unit'])
    if not pair:
        check.say(FIGURE, (path, 'unit'), 'is not of money', 'USD 2022/USD 2024', step['unit'])
        return None
    target, source = (pair[1], int(pair[2])), (pair[3], int(pair[4]))
    if step['kind'] == 'exchange':
        return exchange_times(step, path, check, source, target)
    if source[0] != target[0] or source[1] == target[1]:
        check.say(FIGURE, (path, 'unit'), 'is not of one currency and two years', None, step['unit'])
    return (index_times if step['kind'] == 'price_index' else inflation_times)(step, path, check, source, target)


def quantity_times(step, path, check, units, before):
    if step['what'] == 'rooms':
        check.expect(FIGURE, (path, 'unit'), 'is not that of rooms', 'room', step['unit'])
        if not is_integer(EXACT[step['times']]):
            check.say(FIGURE, (path, 'times'), 'must be a whole number', 'whole rooms', step['times'])
    else:
        fuel, per = split_unit(step['unit'], before)
        if not fuel or not per or units.dimension(fuel) == 'length' or units.dimension(per) not in (None, 'length'):
            check.say(FIGURE, (path, 'unit'), 'is not that of a consumption', 'fuel per distance', step['unit'])
    check_positive(step['times'], (path, 'times'), check)
    return None


def policy_times(step, path, check, units, before):
    check.expect(FIGURE, (path, 'unit'), 'of a policy must be 1', '1', step['unit'])
    if step['name'] == 'return':
        return 2, 1
    if step['times'] not in SEAT_WEIGHTS:
        check.say(FIGURE, (path, 'times'), 'is not the weight of a seat', ', '.join(SEAT_WEIGHTS), step['times'])
    return None


def bridge_times(step, path, check, units, before):
    to, source = split_unit(step['unit'], before)
    if not to or not source or units.ratio(source, to):
        check.say(FIGURE, (path, 'unit'), 'is not from one dimension to another', None, step['unit'])
    check_positive(step['times'], (path, 'times'), check)
    return None


TIMES = {  # by kind: the multiplier that follows from the step; None if it is declared or a difference was said
    'convert': convert_times, 'share': share_times, 'distance': distance_times, 'heating_value': heating_times,
    'exchange': money_times, 'price_index': money_times, 'inflation': money_times, 'quantity': quantity_times,
    'policy': policy_times, 'bridge': bridge_times}


def check_steps(part, path, check, units, target):
    """activity × steps = quantity, each step from the stated result of the one before, and the units lead to the target."""
    walk, running = UnitWalk(part['activity']['unit']), EXACT[part['activity']['value']]
    for index, step in enumerate(part['steps']):
        place, times = ((path, 'steps'), index), EXACT[step['times']]
        due = TIMES[step['kind']](step, place, check, units, walk.single())
        if due is not None and not is_same(due, times):
            check.say(FIGURE, (place, 'times'), 'does not follow from the step', due, step['times'])
            times = due
        due, running = multiply(running, times), EXACT[step['gives']]
        if not is_same(due, running):
            check.say(FIGURE, (place, 'gives'), 'is not the value before × times', due, step['gives'])
        walk.go(step)
    quantity = part['quantity']
    if not is_same(running, EXACT[quantity['value']]):
        check.say(FIGURE, ((path, 'quantity'), 'value'), 'is not what the last step gives', running, quantity['value'])
    if quantity['unit'] != target or not walk.is_at(target):
        check.say(FIGURE, ((path, 'quantity'), 'unit'), 'is not where the units of the steps lead', target, quantity['unit'])


# ------------------------------------------------------------------------------------------------ factors
RANK = {'mass_unit': 0, 'gwp': 1, 'biogenic': 2, 'combined': 2, 'sum_of_gases': 3, 'radiative_forcing': 3, 'montreal': 4}
MONTREAL_GAS, MONTREAL_BLEND = (re.compile(MONTREAL[kind], re.I | re.A).search for kind in ('gas', 'blend'))


def published_of(factor, column):
    return {'montrealCo2e': None, 'biogenicCo2': factor['biogenicCo2']}.get(column, factor['per1'].get(column))


def gwp_of(gwp_set, methane, gas):
    return FIGURES[GWP100[gwp_set]['n2o' if gas == 'n2o' else methane]]


def is_times(one, due):
    return 'times' in one and is_same(FIGURES[one['times']], due)


def is_sum_by_gwp(one, factor):
    if one['gas'] != 'co2e' or factor['gwp'] is None or [gas for _, gas in one.get('becomes', ())] != ['co2', 'ch4', 'n2o']:
        return False
    due = [ONE, *(gwp_of(factor['gwp'], factor['methane'], gas) for gas in ('ch4', 'n2o'))]
    return all(is_same(FIGURES[multiple], value) for (multiple, _), value in zip(one['becomes'], due))


def is_mass_of_gas(one, factor):
    if factor['gasBasis'] != 'co2e' or factor['publishedGwp'] is None or one['gas'] not in ('ch4', 'n2o'):
        return False
    return is_times(one, divide(ONE, gwp_of(factor['publishedGwp'], factor['methane'], one['gas'])))


def is_forcing(one, factor):
    if factor['radiativeForcing'] != 'included':
        return False
    if one['gas'] == 'co2':
        return is_times(one, (17, 10))
    return one['gas'] == 'co2e' and 'plus' in one and one['plus'][1] == 'co2' and is_same(FIGURES[one['plus'][0]], (7, 10))


def is_biogenic(one, factor):
    per1 = factor['per1']
    if one.get('becomes') != [] or per1['co2'] is not None or factor['biogenicCo2'] is None:
        return False
    return one['gas'] == 'co2' or (one['gas'] == 'co2e' and per1['ch4'] is None and per1['n2o'] is None)


def montreal_share(one):
    """The share of co2e that a change reports apart or leaves in the total; None if it does neither."""
    if one['gas'] == 'co2e':
        return FIGURES[one['times']] if 'times' in one else None
    terms = one.get('becomes', ())
    return FIGURES[terms[0][0]] if one['gas'] == 'montrealCo2e' and len(terms) == 1 and terms[0][1] == 'co2e' else None


def is_montreal(one, factor):
    share = montreal_share(one)
    if share is None or not factor['category'].startswith('refrigerant'):
        return False
    if MONTREAL_GAS(factor['name']):
        return is_same(share, ZERO if one['gas'] == 'co2e' else ONE)
    return MONTREAL_BLEND(factor['name']) is not None and 0 <= share[0] <= share[1]


EXPLAINED = {
    'mass_unit': lambda one, factor: published_of(factor, one['gas']) is not None and is_times(
        one, FIGURES[KILOGRAMS[factor['massUnit']]]),
    'gwp': lambda one, factor: is_mass_of_gas(one, factor) or is_sum_by_gwp(one, factor),
    'sum_of_gases': lambda one, factor: factor['per1']['co2e'] is None and is_sum_by_gwp(one, factor),
    'radiative_forcing': is_forcing,
    'biogenic': is_biogenic,
    'montreal': is_montreal,
    'combined': lambda one, factor: one.get('becomes') == [] and one['gas'] != 'co2e' and published_of(factor, one['gas']) is None}


def required_of(factor):
    columns = [column for column in COLUMNS if published_of(factor, column) is not None]
    if factor['massUnit'] != 'kg':
        yield from ((column, 'mass_unit') for column in columns)
    if factor['gasBasis'] == 'co2e':
        yield from ((column, 'gwp') for column in columns if column in ('ch4', 'n2o'))
    if 'co2e' in columns and factor['gwp'] and factor['publishedGwp'] and factor['gwp'] != factor['publishedGwp']:
        yield 'co2e', 'gwp'


def first_index(items, test):
    return next((index for index, one in enumerate(items) if test(one)), -1)


def is_forcing_complete(changes):
    on_co2 = first_index(changes, lambda one: (one['gas'], one['why']) == ('co2', 'radiative_forcing'))
    on_total = first_index(changes, lambda one: (one['gas'], one['why']) == ('co2e', 'radiative_forcing'))
    total = first_index(changes, lambda one: one['gas'] == 'co2e' and 'becomes' in one)
    return on_total < 0 if on_co2 < 0 else total > on_co2 or total < on_total < on_co2


def is_montreal_complete(changes):
    apart = [one for one in changes if one['why'] == 'montreal']
    if not apart:
        return True
    if [one['gas'] for one in apart] != ['montrealCo2e', 'co2e']:
        return False
    shares = [montreal_share(one) for one in apart]
    return None not in shares and is_same(add(*shares), ONE)


def check_adjustments(factor, path, check):
    """Each change follows from the factor; none is missing, twice or out of order. Returns true if so."""
    before, seen, rank, changes = check.count, set(), 0, factor['adjustments']
    for index, one in enumerate(changes):
        what = (one['gas'], one['why'])
        if not EXPLAINED[one['why']](one, factor):
            check.say(FIGURE, (path, index), 'is a change that nothing of the factor explains', None, ' by '.join(what))
        if what in seen:
            check.say(FIGURE, (path, index), 'changes a column twice for one reason', 'once', ' by '.join(what))
        own = 3 if what == ('co2e', 'gwp') else RANK[one['why']]
        if own < rank:
            check.say(FIGURE, (path, index), 'is behind a change that depends on it')
        rank = max(rank, own)
        seen.add(what)
    for what in required_of(factor):
        if what not in seen:
            check.say(FIGURE, path, 'lack a change that the factor needs', ' by '.join(what))
    if not is_forcing_complete(changes):
        check.say(FIGURE, path, 'have half of the radiative forcing')
    if not is_montreal_complete(changes):
        check.say(FIGURE, path, 'take another part out of co2e than they report apart')
    return check.count == before


def adjusted_of(factor):
    """Kilograms per unit by column: the published figures with the adjustments; None: not published."""
    now = {column: None if text is None else FIGURES[text]
           for column, text in ((column, published_of(factor, column)) for column in COLUMNS)}

    def sum_of(terms, start):
        for multiple, gas in terms:
            start = None if start is None or now[gas] is None else add(start, multiply(FIGURES[multiple], now[gas]))
        return start

    for one in factor['adjustments']:
        gas = one['gas']
        if 'times' in one:
            now[gas] = now[gas] and multiply(now[gas], FIGURES[one['times']])
        elif 'plus' in one:
            now[gas] = sum_of([one['plus']], now[gas])
        else:
            now[gas] = sum_of(one['becomes'], ZERO)
    return now


def row_key(key):
    return re.split('[?+]', key, maxsplit=1)[0]


def read_key(key):
    """Whether a factor is well to wheel, and the options of its key."""
    path, *query = key.split('?')
    options = [part.partition('=') for part in query[0].split('&') if part] if query else []
    return path.endswith('+wtt'), {option: value if sign else option for option, sign, value in options}


def check_derivation(factor, path, check):
    is_well_to_wheel, options = read_key(factor['key'])
    due = [('take', 'co2e', row_key(factor['key'])), ('add', 'co2e', None)] if is_well_to_wheel else []
    due += [('take', 'biogenicCo2', options['biogenic'])] if 'biogenic' in options else []
    steps = factor['derivation']
    if [(one['kind'], one['column'], None if one['kind'] == 'add' else one['key']) for one in steps] != due:
        check.say(FIGURE, path, 'is not that of the key', ', '.join(' '.join(filter(None, one)) for one in due), factor['key'])
        return
    before = ZERO
    for index, one in enumerate(steps):
        figure = FIGURES[one['figure']]
        before = figure if one['kind'] == 'take' else add(before, figure)
        if not is_same(before, EXACT[one['gives']]):
            check.say(FIGURE, ((path, index), 'gives'), 'is not the result of the step', before, one['gives'])
        if index + 1 == len(steps) or steps[index + 1]['column'] != one['column']:
            is_total = one['column'] == 'co2e'
            used, stated = (factor['per1']['co2e'], one['gives']) if is_total else (factor['biogenicCo2'], one['figure'])
            check.expect(FIGURE, (path, index), 'is not the figure of the factor', used, stated)


# ------------------------------------------------------------------------------------------------ level 1: traces
def check_rounding(total, rounded, path, check):
    if total is None or rounded is None:
        if total is not rounded:
            check.say(FIGURE, path, 'is not the total rounded', total, rounded)
        return
    nearest = nearest_double(EXACT[total])
    if nearest is None or print_double(nearest) != rounded:
        check.say(FIGURE, path, 'is not the nearest double, as its shortest decimal', 'the double nearest to the total', rounded)


def check_amount(due, stated, path, check, message):
    if (due is None) != (stated is None) or (due is not None and not is_same(due, EXACT[stated])):
        check.say(FIGURE, path, message, due, stated)


def check_contribution(part, path, check, units):
    factor, adjusted, emission = part['factor'], part['adjusted'], part['emission']
    check_steps(part, path, check, units, factor['unit'])
    for step in part['steps']:
        if step['kind'] == 'distance' and step['distance']['rule'] != 'none':
            check.expect(FIGURE, ((path, 'factor'), 'distanceBasis'), 'is none that the rule raises to', 'actual', factor['distanceBasis'])
    if not factor['complete']:
        check.say(FIGURE, ((path, 'factor'), 'complete'), 'says that the factor may not be used alone', True, False)
    check_derivation(factor, ((path, 'factor'), 'derivation'), check)
    if check_adjustments(factor, ((path, 'factor'), 'adjustments'), check):
        due = adjusted_of(factor)
        for column in COLUMNS:
            check_amount(due[column], adjusted[column], ((path, 'adjusted'), column), check,
                         'is not the published figure with its adjustments')
    quantity = EXACT[part['quantity']['value']]
    for column in COLUMNS:
        due = None if adjusted[column] is None else multiply(quantity, EXACT[adjusted[column]])
        check_amount(due, emission[column], ((path, 'emission'), column), check, 'is not quantity × adjusted')


def sum_of_column(parts, column, check):
    """The sum of a column; None: not published. False if the work does not suffice."""
    known = [part['emission'][column] for part in parts if part['emission'][column] is not None]
    if not known if column in COLUMNS[4:] else len(known) < len(parts):
        return None
    total = ZERO
    for text in known:
        total = check.plus(total, EXACT[text])
        if total is None:
            return False
    return total


def check_total(trace, check):
    for column in COLUMNS:
        due, stated = sum_of_column(trace['contributions'], column, check), trace['total'][column]
        if due is not False:
            check_amount(due, stated, ((None, 'total'), column), check, 'is not the sum of the contributions')
        check_rounding(stated, trace['emission'][column], ((None, 'emission'), column), check)


# ------------------------------------------------------------------------------------------------ level 2: methods
AFTER = '(?:share:batch |share:period |convert )*'  # a share of the whole calculation, and the unit of a restated factor
KINDS = {method: {label: re.compile(kinds + AFTER).fullmatch for label, kinds in labels.items()} for method, labels in {
    ('fuel', 1): {'fuel': '(?:convert )?(?:bridge (?:convert )?)?'},
    ('quantity', 1): {'quantity': '(?:convert )?'},
    ('electricity_location', 1): {'grid': '(?:convert )?'},
    ('electricity_market', 1): {
        'uncovered share': '(?:convert )?(?:share:uncovered )?', 'clean share': '(?:convert )?(?:share:clean )?'},
    ('electricity_market', 2): {
        'instrument': '(?:convert )?share:instrument ', 'uncovered share': '(?:convert )?share:uncovered '},
    ('vehicle', 1): dict.fromkeys(('vehicle', 'CO2', 'CH4 and N2O'), '(?:quantity:consumption )?(?:convert )?'),
    ('movement', 1): {'movement': '(?:convert )?distance (?:policy:return )?(?:convert )?', 'empty return': 'distance (?:convert )?'},
    ('trip', 1): {
        'leg': '(?:convert )?distance (?:policy:cabin )?(?:policy:return )?(?:convert )?', 'hotel': 'quantity:rooms (?:convert )?'},
    ('spend', 1): dict.fromkeys(('purchase', 'capital goods'), '(?:exchange ){0,2}(?:price_index |inflation )?'),
    ('refrigerant', 1): {'gas': '(?:convert )?(?:share:blend )?'}}.items()}
FIXED_LABELS = {
    ('fuel', 1): (['fuel'],), ('quantity', 1): (['quantity'],), ('electricity_location', 1): (['grid'],),
    ('electricity_market', 1): (['uncovered share'], ['clean share'], ['uncovered share', 'clean share']),
    ('vehicle', 1): (['vehicle'], ['CO2', 'CH4 and N2O'], ['CH4 and N2O', 'CO2']),
    ('movement', 1): (['movement'], ['movement', 'empty return']), ('spend', 1): (['purchase'], ['capital goods'])}
DRAWS = ('certificate: ', 'contract: ', 'supplier mix: ')
LATER_METHOD = re.compile('[a-z][a-z0-9_]*').fullmatch


def is_later_method(method):
    return method['version'] >= 1 and LATER_METHOD(method['id']) is not None and (method['id'], method['version']) not in KINDS


def draw_of(label):
    """Which kind of draw a label is of, by its place in DRAWS; None if of none."""
    return next((index for index, kind in enumerate(DRAWS) if label.startswith(kind) and label[len(kind):].strip(' ')), None)


def form_of_label(method, label):
    """The name in KINDS for a label."""
    if method == ('refrigerant', 1):
        return 'gas'
    if method == ('trip', 1) and label != 'hotel':
        return 'leg'
    return 'instrument' if method == ('electricity_market', 2) and label != 'uncovered share' else label


def are_labels(method, labels):
    if method in FIXED_LABELS:
        return labels in FIXED_LABELS[method]
    if method == ('trip', 1):
        legs = labels[:-1] if labels[-1:] == ['hotel'] else labels
        return labels != [] and legs == [f'leg {index + 1}' for index in range(len(legs))]
    if method == ('electricity_market', 2):
        draws = [draw_of(label) for label in (labels[:-1] if labels[-1:] == ['uncovered share'] else labels)]
        return draws != [] and None not in draws and draws == sorted(draws)
    return labels != []


def signature(step):
    more = {'share': 'of', 'quantity': 'what', 'policy': 'name'}.get(step['kind'])
    return f"{step['kind']}:{step[more]} " if more else step['kind'] + ' '


def shares_of(part, of):
    return [step for step in part['steps'] if step['kind'] == 'share' and step['of'] in of]


def check_method(trace, check):
    method, parts, path = (trace['method']['id'], trace['method']['version']), trace['contributions'], (None, 'contributions')
    if method not in KINDS:
        check.say(RULE, (None, 'method'), 'is no method', None, f'{method[0]}@{method[1]}')
        return
    labels = [part['label'] for part in parts]
    if not are_labels(method, labels):
        check.say(RULE, path, 'do not have the labels of the method', None, ', '.join(labels))
        return
    for index, part in enumerate(parts):
        kinds = ''.join(map(signature, part['steps']))
        if not KINDS[method][form_of_label(method, part['label'])](kinds):
            check.say(RULE, ((path, index), 'steps'), 'are not those of the method', None, kinds)
    if method[0] in ('electricity_market', 'refrigerant'):
        check_one_activity(parts, path, check)
    if method == ('electricity_market', 2):
        check_draws(parts, path, check)
    if method[0] == 'refrigerant':
        check_blend(parts, path, check)
    if method[0] == 'vehicle' and len(parts) == 2:
        check_pair(parts, path, check)
    for index, part in enumerate(parts):
        check_part_of_method(part, parts[0], (path, index), check, method[0])


def check_part_of_method(part, first, path, check, method):
    label, factor, activity = part['label'], part['factor'], part['activity']
    due = label
    if method == 'refrigerant':
        due = factor['name']
    elif method == 'vehicle' and label != 'vehicle':
        due = 'CH4 and N2O' if factor['per1']['co2'] is None and factor['biogenicCo2'] is None else 'CO2'
    check.expect(RULE, (path, 'label'), 'is not that of the factor', due, label)
    keys = [[{name: value for name, value in step.items() if name != 'gives'} for step in shares_of(one, ('batch', 'period'))]
            for one in (first, part)]
    if keys[0] != keys[1]:
        check.say(RULE, (path, 'steps'), 'are shared otherwise than the first contribution')
    if activity['unit'] == 'vehicle':
        check.expect(RULE, ((path, 'activity'), 'value'), 'is not one whole vehicle', '1', activity['value'])
    if not factor['unit'].startswith('passenger') and any(signature(step) == 'policy:cabin ' for step in part['steps']):
        check.say(RULE, (path, 'steps'), 'weigh a seat where there is none', None, factor['unit'])


def check_one_activity(parts, path, check):
    """The parts have one activity, and their shares are all of it."""
    shares = []
    for index, part in enumerate(parts):
        for each in MEASURE:
            check.expect(RULE, (((path, index), 'activity'), each), 'is not that of the first part',
                         parts[0]['activity'][each], part['activity'][each])
        shares += (shares_of(part, ('clean', 'uncovered', 'instrument', 'blend')) or [{'part': '1', 'whole': '1'}])[:1]
    total, whole = ZERO, shares[0]['whole']
    for share in shares:
        total = total and check.plus(total, EXACT[share['part']])
    if total is not None and not (is_same(total, EXACT[whole]) and all(share['whole'] == whole for share in shares)):
        check.say(RULE, path, 'are shares that do not make the whole', whole, total)


def check_draws(parts, path, check):
    seen = set()
    for index, part in enumerate(parts):
        if part['label'] in seen:
            check.say(RULE, ((path, index), 'label'), 'is there twice', 'every instrument once', part['label'])
        seen.add(part['label'])
        for step in shares_of(part, ('instrument', 'uncovered')):
            share, place = EXACT[step['part']], ((path, index), 'steps')
            check.expect(RULE, (place, 'whole'), 'is not all the electricity', part['activity']['value'], step['whole'])
            if share[0] <= 0 or (step['of'] == 'instrument' and is_less(EXACT[step['held']], share)):
                check.say(RULE, (place, 'part'), 'is nothing, or more than the instrument holds', step.get('held'), step['part'])


def check_blend(parts, path, check):
    seen = set()
    for index, part in enumerate(parts):
        factor, place = part['factor'], ((path, index), 'factor')
        check.expect(RULE, (place, 'gwp'), 'is not that of the other gases', parts[0]['factor']['gwp'], factor['gwp'])
        if factor['key'] in seen:
            check.say(RULE, (place, 'key'), 'is there twice in a blend', 'every gas once', factor['key'])
        seen.add(factor['key'])
        if any(EXACT[step['part']][0] == 0 for step in shares_of(part, ('blend',))[:1]):
            check.say(RULE, ((path, index), 'steps'), 'are no part of a blend', 'above 0', '0')


def check_pair(parts, path, check):
    keys = [part['factor']['key'] for part in parts]
    partners = [(re.findall('[?&]with=([^&]*)', key) or [None])[0] for key in keys]
    if partners != [row_key(keys[1]), row_key(keys[0])]:
        check.say(RULE, (((path, 1), 'factor'), 'key'), 'does not complete the other factor', row_key(keys[0]), keys[1])


# ------------------------------------------------------------------------------------------------ level 2: inputs
MEASURED = {'movement': ('mass',), 'empty return': ('vehicles',), 'leg': ('passengers', 'vehicles', 'mass'), 'hotel': ('nights',)}
WEIGHTED = re.compile(r'\b(?:(?:premium economy|business|first) class|average passenger)\b|\bair travel - ', re.I | re.A).search
CONSUMPTION_MAX = {'volume': ('l', (2, 1)), 'mass': ('kg', (2, 1)), 'energy': ('kWh', (10, 1))}
WHOLES = {'clean': '100', 'uncovered': '100', 'blend': '1'}


def check_inputs(trace, check, units):
    method = (trace['method']['id'], trace['method']['version'])
    for index, part in enumerate(trace['contributions']):
        path = ((None, 'contributions'), index)
        check_activity_unit(part, path, check, units, method[0])
        if method[0] == 'spend':
            check_spend(part, path, check)
        for position, step in enumerate(part['steps']):
            place = ((path, 'steps'), position)
            if step['kind'] == 'share' and step['of'] in WHOLES and method != ('electricity_market', 2):
                check_share_of_method(step, place, check)
            elif step['kind'] == 'distance':
                check_rule_is_used(step['distance'], part['factor'], place, check)
            elif signature(step) == 'policy:cabin ' and WEIGHTED(part['factor']['name']):
                check.say(RULE, place, 'weighs a row that is not for economy seats', 'the row of economy', part['factor']['name'])
        if part['adjusted']['co2e'] is None:
            check.say(RULE, ((path, 'adjusted'), 'co2e'), 'must be known', 'a figure', None)


def check_activity_unit(part, path, check, units, method):
    activity, dimension = part['activity'], units.dimension(part['activity']['unit'])
    if dimension in ('passengers', 'nights') and not is_integer(EXACT[activity['value']]):
        check.say(RULE, ((path, 'activity'), 'value'), 'must be a whole number', f'whole {dimension}', activity['value'])
    label = 'leg' if re.fullmatch('leg [0-9]+', part['label']) else part['label']
    allowed = ('mass',) if method == 'refrigerant' else MEASURED.get(label) if method in ('movement', 'trip') else None
    if allowed and dimension is not None and dimension not in allowed:
        check.say(RULE, ((path, 'activity'), 'unit'), 'is not what the method takes', ', '.join(allowed), activity['unit'])
    if method == 'refrigerant' and units.dimension(part['factor']['unit']) not in (None, 'mass'):
        check.say(RULE, ((path, 'factor'), 'unit'), 'is not that of a gas', 'mass', part['factor']['unit'])


def check_spend(part, path, check):
    for member in ('activity', 'factor'):
        if not MONEY(part[member]['unit']):
            check.say(RULE, ((path, member), 'unit'), 'is not money of a year', 'GBP 2024', part[member]['unit'])
    if any(step['kind'] == 'convert' for step in part['steps']):
        check.say(RULE, (path, 'steps'), 'convert money', 'a rate or prices', 'convert')
    pairs = [MONEY_PAIR(step['unit']) for step in part['steps'] if step['kind'] == 'exchange']
    passed = [pairs[0] and pairs[0][3], *(pair and pair[1] for pair in pairs)] if pairs else []
    if len(set(passed)) < len(passed):
        check.say(RULE, (path, 'steps'), 'exchange back what was exchanged', 'each currency once')


def check_share_of_method(step, path, check):
    whole = WHOLES[step['of']]
    check.expect(RULE, (path, 'whole'), f"is not that of {step['of']}", whole, step['whole'])
    if step['part'] == '0' or (step['of'] != 'blend' and step['part'] == whole):
        check.say(RULE, (path, 'part'), 'is not a share', f'above 0, below {whole}', step['part'])


def check_rule_is_used(distance, factor, path, check):
    route = distance['route']
    if route is None or distance['rule'] != 'none' or factor['distanceBasis'] != 'actual' or distance['km'] == '0':
        return
    if any((mode, kind) == (route['mode'], distance['kind']) for _, _, kind, mode in UPLIFTS.values()):
        check.say(RULE, ((path, 'distance'), 'rule'), 'must raise this distance', f"the rule for {route['mode']}", 'none')


def is_implausible(part, units):
    """True for a consumption that only a figure per 100 km explains; None if its units do not tell."""
    step = next((one for one in part['steps'] if one.get('what') == 'consumption'), None)
    if step is None:
        return False
    fuel, distance = split_unit(step['unit'], part['activity']['unit'])
    dimension = units.dimension(fuel)
    if dimension not in CONSUMPTION_MAX:
        return None if dimension is None else False
    to_fuel, to_km = units.ratio(fuel, CONSUMPTION_MAX[dimension][0]), units.ratio(distance, 'km')
    if not to_fuel or not to_km:
        return None
    return is_less(CONSUMPTION_MAX[dimension][1], divide(multiply(EXACT[step['times']], to_fuel), to_km))


# ------------------------------------------------------------------------------------------------ level 2: categories
TAKEN = {use: frozenset(text.split()) for use, text in CATEGORIES.items()}
KNOWN_CATEGORIES = frozenset().union(*TAKEN.values())
MODE_WORDS = {mode: re.compile(pattern, re.I | re.A).search for mode, pattern in MODES.items()}


def narrowed_category(factor):
    category = factor['category']
    if category == 'water':
        return 'water-treatment' if re.search(r'\btreatment\b', factor['name'], re.I | re.A) else category
    several = re.fullmatch('(freight|travel)(?:-land)?(-wtt)?', category)
    modes = [mode for mode, has_word in MODE_WORDS.items() if has_word(factor['name'])] if several else []
    if len(modes) != 1:
        return category
    if several[1] == 'travel' and modes[0] == 'sea' and several[2]:
        return 'business-travel-sea-wtt'
    return f"{several[1]}-{modes[0]}{several[2] or ''}"


def uses_of(method, part):
    if method.startswith('electricity_'):
        return ['electricity']
    if method == 'spend':
        return ['spend-capital' if part['label'] == 'capital goods' else 'spend']
    if method not in ('movement', 'trip'):
        return [method]
    if part['label'] == 'hotel':
        return ['hotel']
    distance = next((step['distance'] for step in part['steps'] if step['kind'] == 'distance'), None)
    mode = distance and (distance['route']['mode'] if distance['route'] else UPLIFTS[distance['rule']][3])
    return [f'{method}-{mode.lower()}'] if mode else [use for use in TAKEN if use.startswith(f'{method}-')]


def accepts_category(factor, use):
    category = narrowed_category(factor)
    if use == 'electricity' and factor['boundary'] == 'WTT' and category != 'managed-assets-electricity':
        return False
    return category not in KNOWN_CATEGORIES or category in TAKEN.get(use, ())


def check_categories(trace, check):
    for index, part in enumerate(trace['contributions']):
        uses = [use for use in uses_of(trace['method']['id'], part) if use in TAKEN]
        if uses and not any(accepts_category(part['factor'], use) for use in uses):
            path = ((((None, 'contributions'), index), 'factor'), 'category')
            check.say(RULE, path, 'is not a category that the activity takes', None, narrowed_category(part['factor']))


# ------------------------------------------------------------------------------------------------ level 2: notices
NOTICE_PATHS = {code: path for path, codes in NOTICE_CODES.items() for code in codes.split()}
RECORD_CODES = frozenset(RECORD_NOTICES.split())


def check_notice_order(notices, check):
    before = None
    for index, notice in enumerate(notices):
        code, path = notice['code'], ((None, 'notices'), index)
        if before is not None and (code, notice['path']) <= before:
            check.say(RULE, path, 'is not behind the one before it', 'sorted by code, each once', code)
        before = code, notice['path']
        if code in RECORD_CODES:
            check.say(RULE, (path, 'code'), 'is about a record, not about a calculation', None, code)
        elif code in NOTICE_PATHS:
            check.expect(RULE, (path, 'path'), 'is not the input of this notice', NOTICE_PATHS[code], notice['path'])


def notice_rules(part, units):
    """By code: whether a contribution requires a notice, and whether it allows it."""
    factor, label, activity = part['factor'], part['label'], part['activity']
    distances = [step['distance'] for step in part['steps'] if step['kind'] == 'distance']
    kinds = {signature(step) for step in part['steps']}
    is_bridged, is_raised = 'bridge ' in kinds, any(one['rule'] != 'none' for one in distances)
    is_estimated, is_money = any(one['kind'] == 'estimate' for one in distances), factor['category'] in TAKEN['spend']
    is_copy, is_doubled = 'secondary copy' in factor['source']['title'], 'policy:return ' in kinds
    is_hcfc = 'HFC and PFC alone' in factor['name'] and 'HCFC' in factor['source']['table']
    is_apart = any(one['why'] == 'montreal' for one in factor['adjustments'])
    is_equal, excess = any(map(is_equal_share, part['steps'])), is_implausible(part, units)
    has_other_set = bool(factor['gwp'] and factor['publishedGwp'] and factor['gwp'] != factor['publishedGwp'])
    is_elsewhere = factor['category'].startswith('vehicle') and re.fullmatch(r'0(\.0*)?', factor['per1']['co2e'] or '') is not None
    return {
        'biogenic_outside_totals': (factor['biogenicCo2'] is not None, True),
        'zero_factor_electricity_elsewhere': (is_elsewhere, True),
        'gwp_set_changed': (has_other_set, True),
        'factor_from_secondary_copy': (is_copy, is_copy),
        'sector_average': (is_money, is_money),
        'montreal_outside_scopes': (is_apart, is_apart),
        'hcfc_not_counted': (is_hcfc, is_hcfc),
        'price_basis_assumed': (False, MONEY(activity['unit']) is not None),
        'margins_left_out': (False, factor['category'] == 'spend-without-margins'),
        'grid_factor_lifecycle': (factor['boundary'] == 'lifecycle', True),
        'bridge_used': (is_bridged, is_bridged),
        'gas_read_at_standard_conditions': (False, is_bridged),
        'distance_is_zero': (False, any(is_less(EXACT[one['km']], (1, 10)) for one in distances)),
        'distance_uplift': (is_raised, is_raised),
        'distance_estimated': (is_estimated and factor['distanceBasis'] is not None, is_estimated),
        'return_doubled': (is_doubled, is_doubled),
        'residual_mix_is_grid': (False, label == 'uncovered share'),
        'clean_factor_assumed_zero': (False, label == 'clean share'),
        'consumption_implausible_allowed': (excess is True, excess is not False),
        'equal_shares': (is_equal, is_equal)}


def check_notices(trace, check, units):
    check_notice_order(trace['notices'], check)
    stated, rules = {notice['code'] for notice in trace['notices']}, {}
    for part in trace['contributions']:
        for code, (must, may) in notice_rules(part, units).items():
            before = rules.get(code, (False, False))
            rules[code] = (before[0] or must, before[1] or may)
    for code, (must, may) in rules.items():
        if must and code not in stated:
            check.say(RULE, (None, 'notices'), 'lack a notice that must be there', code)
        if code in stated and not may:
            check.say(RULE, (None, 'notices'), 'have one that the contributions do not show', None, code)


# ------------------------------------------------------------------------------------------------ energy traces
ENERGY_KINDS = re.compile('(?:(?:convert )?bridge )*(?:convert )?(?:heating_value )?').fullmatch


def check_energy(trace, check, publications):
    steps = trace['steps']
    units, path = Sizes(steps, check), (None, 'steps')
    check.expect(RULE, ((None, 'method'), 'version'), 'is no version', 1, trace['method']['version'])
    if not ENERGY_KINDS(''.join(step['kind'] + ' ' for step in steps)):
        check.say(RULE, path, 'are not those of the method')
    check_steps(trace, None, check, units, 'kWh')
    reached = trace['activity']['unit']
    for index, step in enumerate(steps):
        if step['kind'] == 'heating_value':
            continue
        above, below = split_unit(step['unit'], reached)
        check.expect(FIGURE, ((path, index), 'unit'), 'does not begin where the step before ended', reached, below)
        if step['kind'] == 'bridge' and units.dimension(reached) == 'energy':
            check.say(FIGURE, (path, index), 'converts what is energy already')
        reached = above
    check_basis(trace, check)
    if publications:
        publications.check_steps(steps, path, check, trace)
    check_rounding(trace['quantity']['value'], trace['energyKwh'], (None, 'energyKwh'), check)
    check_notice_order(trace['notices'], check)
    source = trace['source']
    due = [code for code, is_due in (
        ('bridge_used', any(step['kind'] == 'bridge' for step in steps)),
        ('energy_origin_assumed_fossil', source['kind'] == 'purchased' and source['origin'] is None),
        ('heating_value_converted', any(step['kind'] == 'heating_value' for step in steps))) if is_due]
    stated = [one['code'] for one in trace['notices'] if one['code'] in NOTICE_PATHS or one['code'] in RECORD_CODES]
    if stated != due:
        check.say(RULE, (None, 'notices'), 'are not those that the steps show', ', '.join(due), ', '.join(stated))


def check_basis(trace, check):
    source, basis = trace['source'], trace['heatingValue']
    ratio = next((step for step in trace['steps'] if step['kind'] == 'heating_value'), None)
    if source['kind'] in ('fuel', 'feedstock'):
        if basis is None or (ratio and ratio['from'] != basis):
            check.say(RULE, (None, 'heatingValue'), 'is not the basis of the fuel', ratio and ratio['from'], basis)
        check.expect(RULE, (None, 'basis'), 'is not that of the energy', ratio['to'] if ratio else basis, trace['basis'])
    elif basis is not None or trace['basis'] is not None or ratio:
        check.say(RULE, (None, 'heatingValue'), 'is there without a fuel', None, basis)
    if source['kind'] == 'purchased' and (source['origin'] in ('nuclear', 'renewable')) != (source['evidence'] is not None):
        check.say(RULE, ((None, 'source'), 'evidence'), 'does not go with the origin', source['origin'], source['evidence'])


# ------------------------------------------------------------------------------------------------ level 3: publications
AGREEING = ('edition', 'unit', 'massUnit', 'heatingValue')


def folded_source(text):
    """A source as its looks: one that looks like a published one cites it."""
    return LOOKS[text].replace('/', '')


class Publications:
    """The published factors, properties of fuels, exchange rates and prices of a list (`tonne factors --all --ndjson`)."""

    def __init__(self, lines):
        self.rows, self.editions, self.properties, self.exchange_rates, self.prices = {}, set(), {}, {}, {}
        for number, text in enumerate(lines, 1):
            if text.strip():
                self.add(text, number)

    def add(self, text, number):
        try:
            line = parse(text)
            (kind, data), = ((kind, data) for kind, data in line.items() if kind != 'digest')
            body = canonical(data)
            if line['digest'] != sha256(body):
                raise NoAnswer('digest_differs', f'line {number}', 'has another digest than its data; get the list again')
            if kind == 'factor':
                self.rows[data['key']] = body
                self.editions.add(data['edition'])
            else:
                group = {'property': self.properties, 'exchangeRates': self.exchange_rates, 'prices': self.prices}[kind]
                group.setdefault(folded_source(data['source']), []).append(data)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise NoAnswer('factors_invalid', f'line {number}',
                           'is no line of a list of factors; write one by tonne factors --all --ndjson') from None

    def find(self, key):
        return json.loads(self.rows[key]) if key in self.rows else None

    def check_factor(self, factor, path, check):
        row = self.find(factor['key'])
        if row is not None:
            if row != factor:
                compare(row, factor, path, check)
            return
        key = row_key(factor['key'])
        row = self.find(key) if key != factor['key'] else None
        if row is None:
            check.say(PUBLICATION, (path, 'key'), 'is not in the list', 'the key of a factor', factor['key'])
        else:
            self.check_derived(factor, row, path, check)

    def check_derived(self, factor, row, path, check):
        """A derived factor has all members of its row but those that its key explains."""
        is_well_to_wheel, options = read_key(factor['key'])
        check.expect(PUBLICATION, (path, 'key'), 'is not that of its derivation', derived_key(factor, row), factor['key'])
        explained = {'key', 'derivation', 'adjustments', *(('id', 'name', 'row', 'boundary', 'per1') if is_well_to_wheel else ())}
        for option, members in (('biogenic', ('biogenicCo2',)), ('gwp', ('gwp',)), ('rf', ('radiativeForcing',)),
                                ('with', ('gwp', 'complete'))):
            explained.update(members if option in options else ())
        for member, value in row.items():
            if member not in explained:
                compare(value, factor.get(member), (path, member), check)
        rows = [self.check_row(one, row, ((path, 'derivation'), index), check) for index, one in enumerate(factor['derivation'])]
        if is_well_to_wheel and len(rows) > 1 and rows[0] and rows[1]:
            self.check_names(factor, rows[0], rows[1], path, check)

    def check_row(self, step, base, path, check):
        row = self.find(step['key'])
        if row is None:
            check.say(PUBLICATION, (path, 'key'), 'is not in the list', 'the key of a row', step['key'])
            return None
        figure = row['per1']['co2e'] if step['column'] == 'co2e' else row['biogenicCo2']
        check.expect(PUBLICATION, (path, 'figure'), 'is not that of the row', figure, step['figure'])
        if step['kind'] == 'add':
            check.expect(PUBLICATION, (path, 'key'), 'is not a well-to-tank row', 'WTT', row['boundary'])
        for member in AGREEING:
            check.expect(PUBLICATION, (path, 'key'), f'has another {member} than the row', base[member], row[member])
        return row

    def check_names(self, factor, direct, upstream, path, check):
        for member in ('id', 'row'):
            check.expect(PUBLICATION, (path, member), 'is not that of both rows', f'{direct[member]}+{upstream[member]}', factor[member])
        check.expect(PUBLICATION, (path, 'name'), 'is not that of the row', f"{direct['name']}, well to wheel", factor['name'])
        check.expect(PUBLICATION, (path, 'boundary'), 'is not that of both rows', 'WTW', factor['boundary'])
        if any(factor['per1'][gas] is not None for gas in ('co2', 'ch4', 'n2o')):
            check.say(PUBLICATION, (path, 'per1'), 'has gases that the well-to-tank row does not publish')

    def check_steps(self, steps, path, check, energy=None):
        """Properties, rates and prices that cite a published source have its figures. `energy` is the trace, if it is one of energy."""
        for index, step in enumerate(steps):
            place, kind = (path, index), step['kind']
            if kind == 'bridge':
                self.check_bridge(step, place, check, energy)
            elif kind == 'heating_value':
                self.check_calorific_values(step, place, check)
            elif kind in ('exchange', 'price_index', 'inflation'):
                group = self.exchange_rates if kind == 'exchange' else self.prices
                of_source = group.get(folded_source(step['source']), ())
                if of_source and not any(is_published_money(one, step) for one in of_source):
                    check.say(PUBLICATION, place, 'is not what the named source publishes', 'figures of the series', step['series'])

    def check_bridge(self, step, path, check, energy):
        of_source = self.properties.get(folded_source(step['source']), ())
        named = [one for one in of_source if one['name'] == step['name']]
        if of_source and not any(is_published_bridge(one, step) for one in named):
            check.say(PUBLICATION, (path, 'times'), 'is not what the named source publishes', None, step['times'])
        due = named[0].get('heatingValue') if energy and named else None
        if due is not None:
            check.expect(PUBLICATION, (None, 'heatingValue'), 'is not that of the published property', due, energy['heatingValue'])

    def check_calorific_values(self, step, path, check):
        of_source = self.properties.get(folded_source(step['source']), ())
        for which in HEATING if of_source else ():
            name = f"{which} calorific value of {step['name']}"
            due = next((one['times'] for one in of_source if one['name'] == name), None)
            if due is None or not is_same(FIGURES[due], EXACT[step[which]]):
                check.say(PUBLICATION, (path, which), 'is not what the named source publishes', due, step[which])


def is_published_bridge(one, step):
    figure, stated = FIGURES[one['times']], EXACT[step['times']]
    forth, back = f"{one['to']}/{one['from']}", f"{one['from']}/{one['to']}"
    return (step['unit'] == forth and is_same(figure, stated)) or (step['unit'] == back and is_same(divide(ONE, figure), stated))


def is_published_money(one, step):
    if one['series'] != step['series']:
        return False
    if step['kind'] == 'exchange':
        return (one['base'], one['quote']) == (step['base'], step['quote']) and one['rates'].get(str(step['year'])) == step['rate']
    figures = one.get('inflation' if step['kind'] == 'inflation' else 'index')
    stated = step['rates'] if step['kind'] == 'inflation' else (step['from'], step['to'])
    return figures is not None and step['unit'].startswith(one['currency'] + ' ') and all(
        figures.get(str(each['year'])) == each['figure'] for each in stated)


def derived_key(factor, row):
    """The key that the members of a derived factor show."""
    is_well_to_wheel, options = read_key(factor['key'])
    reasons = {one['why'] for one in factor['adjustments']}
    gwp = factor['gwp']
    has_other_set = gwp != (row['gwp'] or 'AR5_GWP100') if 'with' in options else gwp not in (None, row['gwp'])
    query = '&'.join(part for part, is_due in (
        (f"biogenic={options.get('biogenic')}", 'biogenic' in options), (f'gwp={gwp}', has_other_set),
        ('montreal=apart', 'montreal' in reasons), ('rf=1.7', factor['radiativeForcing'] != row['radiativeForcing']),
        (f"with={options.get('with')}", 'combined' in reasons)) if is_due)
    return row['key'] + ('+wtt' if is_well_to_wheel else '') + (f'?{query}' if query else '')


def compare(due, stated, path, check):
    if type(due) is not type(stated) or type(due) not in (dict, list):
        check.expect(PUBLICATION, path, 'is not that of the list', due, stated)
        return
    parts = [dict(enumerate(one)) if type(one) is list else one for one in (due, stated)]
    for part in {**parts[0], **parts[1]}:
        compare(parts[0].get(part), parts[1].get(part), (path, part), check)


# ------------------------------------------------------------------------------------------------ a trace
FORMAT = re.compile('(tonne-trace|tonne-energy-trace|tonne-bundle)/([1-9][0-9]{0,8})').fullmatch
HALF_ESCAPE = re.compile(r'\\u[dD][89a-fA-F]').search


def check_format_version(stated, path='format'):
    """Raises NoAnswer for a format of another number than this verifier knows."""
    parts = FORMAT(stated) if type(stated) is str else None
    if parts and int(parts[2]) > 2:
        raise NoAnswer('format_newer', path, f'{stated} is newer than this verifier; it may be right: get a newer verifier')
    if parts and int(parts[2]) < 2:
        raise NoAnswer('format_prerelease', path, f'{stated} is the format of a pre-release, which no longer verifies; renew it')


def read_json(text):
    """The data of a text, which is an object. Raises NoAnswer."""
    try:
        data = parse(text)
    except RecursionError:
        return None
    except ValueError as error:
        raise NoAnswer('trace_invalid', '', f'is not JSON: {str(error)[:100]}') from None
    if type(data) is not dict:
        raise NoAnswer('trace_invalid', '', 'is not an object')
    return data


def check_emissions(trace, check, publications):
    parts, path = trace['contributions'], (None, 'contributions')
    units = Sizes([step for part in parts for step in part['steps']], check)
    check_method(trace, check)
    check_categories(trace, check)
    for index, part in enumerate(parts):
        check_contribution(part, (path, index), check, units)
        if publications:
            publications.check_factor(part['factor'], ((path, index), 'factor'), check)
            publications.check_steps(part['steps'], ((path, index), 'steps'), check)
    check_inputs(trace, check, units)
    check_total(trace, check)
    check_notices(trace, check, units)


def check_trace(proof, publications=None, work=None, takes_energy=True):
    """The differences of a trace: a text, compared byte for byte, or its data. Raises NoAnswer."""
    check, is_text = Check(work), type(proof) is str
    data = read_json(proof) if is_text else proof
    if data is None:
        check.say(TOO_LARGE, None, 'is nested too deeply')
        return check
    # what has the form of a trace is neither deep nor large: other data is looked at first
    is_odd = data.get('format') not in (TRACE_FORMAT, ENERGY_FORMAT) or not is_text or len(proof) > VALUES_MAX
    is_checked = is_odd or HALF_ESCAPE(proof) is not None or not proof.isascii()
    if is_checked and not check_data(data, check):
        return check
    check_format_version(data.get('format'))
    form = ENERGY_TRACE if takes_energy and data.get('format') == ENERGY_FORMAT else TRACE
    check.work.earn(len(proof) if is_text else 2000)
    is_good = has_members(data, form, None, check)
    is_exact = check.count == 0  # no member too many: all numbers are integers
    if not is_exact and not is_checked:
        flaws = Check()
        if not check_data(data, flaws):
            return flaws
    text = canonical(data, is_exact)
    is_later = is_good and (data['method']['version'] > 1 if form is ENERGY_TRACE else is_later_method(data['method']))
    if is_good and not is_later:
        (check_energy if form is ENERGY_TRACE else check_emissions)(data, check, publications)
    if is_text and text != proof:
        if has_repeated_member(proof):
            check.say(REPEATED, None, 'has a member twice', 'each member once')
        else:
            check.say(NOT_CANONICAL, None, 'is not the canonical JSON of its data', 'sorted members, no white space (RFC 8785)')
    body = text.replace(f'"digest":"{data["digest"]}",', '', 1) if is_exact else canonical(
        {member: value for member, value in data.items() if member != 'digest'})
    check.expect(DIGEST, (None, 'digest'), 'is not the SHA-256 of the rest', sha256(body), data.get('digest'))
    if is_later and check.count == 0:
        method = data['method']
        raise NoAnswer('format_newer', 'method', f"{method['id']}@{method['version']} is not known to this verifier; it may be "
                       'right: get a newer verifier')
    return check


def verify(proof, publications=None):
    """The answer about a trace or an energy trace, given as text or as data: `answer` and `differences`.

    `answer` is verified, not_verified, format_newer, format_prerelease or trace_invalid.
    """
    try:
        check = check_trace(proof, publications)
    except NoAnswer as reason:
        return {'answer': reason.code, 'message': reason.message, 'differences': []}
    return {'answer': 'not_verified' if check.count else 'verified', 'differences': check.differences}


# ------------------------------------------------------------------------------------------------ bundles
STAGES = {'header': 0, 'factor': 1, 'line': 2, 'record': 3, 'trace': 3, 'end': 4}
LINE_MEMBERS = {
    'header': 'kind format companyId exportedAt total log', 'factor': 'kind id factor', 'line': 'kind line',
    'record': 'kind collection record version exact', 'trace': 'kind recordId method trace', 'end': 'kind counts digest'}
LOG_MEMBERS = 'sequence at actor action collection recordId before after digest'.split()
LOG_OPTIONS = 'recordDigest carriedDigest dates computed computedIn period'.split()
COLLECTIONS = (
    'sites vehicles vendors products batches instruments emissionKinds emissionFactors factorRules boundaryShares baseYears files '
    'periodLocks siteFuels siteEnergies vehicleEmissions movements movementBatches travels refrigerantLeaks activityRecords '
    'batchProducts').split()
HOLDERS = {  # the activities: the collections whose totals they are part of, and the member with the id
    'siteFuels': {'sites': 'siteId', 'vendors': 'vendorId'}, 'siteEnergies': {'sites': 'siteId', 'vendors': 'vendorId'},
    'vehicleEmissions': {'vehicles': 'vehicleId'}, 'movements': {'vendors': 'vendorId'}, 'travels': {'vendors': 'movementDto.vendorId'},
    'refrigerantLeaks': {'sites': 'siteId'}, 'activityRecords': {'sites': 'siteId', 'vendors': 'vendorId'}}
WITH_TOTAL, SHARED, LINKED = {'sites', 'vehicles', 'vendors', 'products', 'batches'}, {'movementBatches', 'batchProducts'}, {'movements', 'batches'}
KEPT_DELETED = {'emissionFactors', 'files'}
REASONS = {'create': 'created', 'update': 'updated', 'recalculate': 'recalculated'}
ACTIONS = {'create', 'update', 'delete', 'recalculate', 'issue', 'revoke', 'lock', 'unlock'}
BEGINS, ENDS = {'create', 'issue', 'lock'}, {'delete', 'revoke', 'unlock'}
TIMESTAMP = re.compile(r'[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z').fullmatch
NAMESPACE = bytes.fromhex('53abf264a1e54dc6a67fb30a1672bf11')
BUNDLE_START = re.compile(r'\{"companyId":[0-9]+,"exportedAt":"[^"]*","format":"tonne-bundle/').match


def get(value, *names):
    """A part of data; None if it is not there."""
    for each in names:
        value = value.get(each) if type(value) is dict else None
    return value


def read_dates(start, end):
    if type(start) is not str or type(end) is not str or start > end or not (TIMESTAMP(start) and TIMESTAMP(end)):
        return None
    return start, end


def dates_of_record(record):
    def first(*names):
        return next((record[each] for each in names if record.get(each) is not None), None)
    return read_dates(first('startDateUtc', 'startDate', 'from'), first('endDateUtc', 'endDate', 'to'))


def normal(value):
    """Data with each number in one form, without the `gives` of steps, which follow from the rest."""
    if type(value) is dict:
        return {member: normal(part) for member, part in value.items() if member != 'gives'}
    if type(value) is list:
        return [normal(part) for part in value]
    if type(value) in (int, float, str):
        text = value if type(value) is str else print_json_number(value)
        number = None if len(text) > 400 else FIGURES[text]
        return text if number is None else print_number(number)
    return value


def calculation_key(calculation, factor_id):
    """One digest for a calculation of the log and for its trace: the method, activities, steps, factors and codes of notices."""
    codes = {one.get('code') for one in calculation.get('notices') or () if type(one) is dict}
    parts = [[part.get('label'), normal(part.get('activity')), normal(part.get('steps')), factor_id(part)]
             for part in calculation.get('contributions') or () if type(part) is dict]
    return sha256(canonical([calculation.get('method'), sorted(str(code) for code in codes - RECORD_CODES), parts]))


def in_trace_form(factor):
    return {'tier': None, 'derivation': [], **factor}


def rounded_to_34(value):
    """The decimal of 34 significant digits, for a number that no decimal equals."""
    n, d = abs(value[0]), value[1]
    places = 34 - len(str(n)) + len(str(d)) - 1
    scaled = n * 10 ** places // d if places >= 0 else n // (d * 10 ** -places)
    places += scaled < 10 ** 33
    digits = (n * 10 ** places * 2 // d if places >= 0 else 2 * n // (d * 10 ** -places)) + 1 >> 1
    digits = -digits if value[0] < 0 else digits
    return (digits, 10 ** places) if places >= 0 else (digits * 10 ** -places, 1)


def is_stated(stated, due):
    """True if a number is the exact one, or its decimal of 34 digits if no decimal of it is finite."""
    if is_same(stated, due):
        return True
    if bits(due) > 100_000 or places_of(due[1] // math.gcd(*due)) is not None:
        return False
    return is_same(stated, rounded_to_34(due))


def is_shown(value, number):
    """True if a JSON number is the double nearest to a number."""
    nearest = nearest_double(number)
    return type(value) in (int, float) and nearest is not None and float(value) == nearest


class BundleCheck(Check):
    __slots__ = ('line',)

    def __init__(self):
        super().__init__()
        self.line = 0

    def say(self, code, path, message, expected=None, found=None):
        super().say(code, path, message, expected, found)
        if len(self.differences) == min(self.count, DIFFERENCES_MAX):
            self.differences[-1].setdefault('line', self.line)

    def number(self, text):
        if type(text) is not str or (len(text) > 64 and not self.affords(digits_work(text))):
            return None
        return FIGURES[text]


class Locks:
    """The locked periods at one point of the log, which never overlap."""

    def __init__(self):
        self.starts, self.periods, self.by_id = [], [], {}  # the periods in order: start, end, id

    def overlapping(self, start, end):
        """The lock that has a moment (start = end), or a part of a period."""
        index = max(0, bisect.bisect_right(self.starts, start) - 1)
        for lock in self.periods[index:index + 2]:
            if start < lock[1] and (start >= lock[0] if start == end else end > lock[0]):
                return lock
        return None

    def lock(self, lock_id, start, end):
        if lock_id in self.by_id or start >= end or self.overlapping(start, end):
            return False
        index = bisect.bisect_right(self.starts, start)
        self.starts.insert(index, start)
        self.periods.insert(index, (start, end, lock_id))
        self.by_id[lock_id] = start, end
        return True

    def unlock(self, lock_id, start, end):
        if self.by_id.get(lock_id) != (start, end):
            return False
        index = bisect.bisect_left(self.starts, start)
        del self.starts[index], self.periods[index], self.by_id[lock_id]
        return True


class Bundle:
    """Reads the lines of a bundle in order."""

    def __init__(self, publications=None, heads=(), is_last=False):
        self.check, self.publications, self.heads, self.is_last = BundleCheck(), publications, heads, is_last
        self.counts, self.stage, self.sha = {'factor': 0, 'line': 0, 'record': 0, 'trace': 0}, -1, hashlib.sha256()
        self.header, self.factors, self.ids, self.own, self.earlier_ids = {}, set(), {}, 0, 0
        self.sequence, self.digest, self.digests = 0, '', []
        self.logged, self.locks, self.rules, self.has_state, self.earlier_lines = {}, Locks(), set(), False, 0
        self.place, self.traced, self.totals, self.company, self.movement, self.carriers = 0, None, {}, ZERO, None, {}

    def read(self, text):
        check = self.check
        check.line += 1
        check.work.earn(len(text))
        line = self.parse_line(text)
        if line is not None:
            self.take(line)
        if get(line, 'kind') != 'end':
            self.sha.update(text.encode() + b'\n')

    def parse_line(self, text):
        """The object of a line; None, with a difference, if it is not one in canonical form."""
        try:
            line = parse(text)
            flaws = Check(self.check.work)
            if type(line) is dict and not check_data(line, flaws, 2 * DEPTH_MAX):
                self.check.say(flaws.differences[0]['code'], None, flaws.differences[0]['message'])
                return None
            if type(line) is dict and canonical(line) == text:
                return line
            if has_repeated_member(text):
                self.check.say(REPEATED, None, 'has a member twice', 'each member once')
                return None
        except RecursionError:
            self.check.say(TOO_LARGE, None, 'is nested too deeply')
            return None
        except ValueError:
            pass
        self.check.say(NOT_CANONICAL, None, 'is not the canonical JSON of a line of a bundle', 'an object', text)
        return None

    def take(self, line):
        kind = line.get('kind')
        stage = STAGES.get(kind) if type(kind) is str else None
        if stage is None or self.stage == 4 or (stage != 0 if self.stage < 0 else stage < max(self.stage, 1)):
            self.check.say(RULE, (None, 'kind'), 'is not a kind of line that may be here', ', '.join(STAGES), kind)
            return
        self.stage = stage
        optional = {'createdAt'} if kind == 'factor' else set()
        self.check_members(line, LINE_MEMBERS[kind].split(), optional, None)
        if kind in self.counts:
            self.counts[kind] += 1
        getattr(self, f'take_{kind}')(line)

    def check_members(self, data, names, optional, path):
        for each in names:
            if each not in data:
                self.check.say(MISSING, (path, each), 'is missing')
        for each in data:
            if each not in names and each not in optional:
                self.check.say(UNKNOWN, (path, each), 'is a member that the format does not have here')

    def take_header(self, header):
        self.header = header
        check_format_version(header.get('format'))
        if header.get('format') != BUNDLE_FORMAT:
            self.check.say(RULE, (None, 'format'), 'is not one that this verifier reads', BUNDLE_FORMAT, header.get('format'))
        company = header.get('companyId')
        self.digest = sha256(f'company {print_json_number(company) if type(company) in (int, float) else company}')
        self.digests.append(self.digest)
        self.check_heads()

    # ---------------------------------------------------------------------------------------- factors
    def take_factor(self, line):
        factor, factor_id = line.get('factor'), line.get('id')
        if type(factor) is not dict or type(factor_id) is not str:
            self.check.say(RULE, (None, 'factor'), 'is not a factor with its id')
            return
        text = 'factor-snapshot/' + canonical(factor)
        if factor_id != sha256(text):
            if factor_id == earlier_id(text):
                self.earlier_ids += 1
            else:
                self.check.say(RULE, (None, 'id'), 'is not the id of this factor', sha256(text), factor_id)
        if factor_id in self.factors:
            self.check.say(RULE, (None, 'id'), 'is already the id of another factor', None, factor_id)
        self.factors.add(factor_id)
        self.ids[sha256(canonical(in_trace_form(factor)))] = factor_id
        if self.publications:
            self.check_publication(factor)

    def check_publication(self, factor):
        names = [factor.get(each) for each in ('key', 'id') if type(factor.get(each)) is str]
        is_own = factor.get('edition') not in self.publications.editions and not any(
            each.split('/')[0] in self.publications.editions or each in self.publications.rows for each in names)
        form = in_trace_form(factor)
        if is_own:
            self.own += 1
        elif has_members(form, FACTOR, (None, 'factor'), self.check):
            self.publications.check_factor(form, (None, 'factor'), self.check)

    # ---------------------------------------------------------------------------------------- the log
    def check_heads(self):
        for sequence, digest in self.heads:
            if sequence == self.sequence and digest != self.digest:
                self.check.say(DIGEST, ((None, 'line'), 'digest'), 'is not that of the head', digest, self.digest)

    def take_line(self, outer):
        line, path = outer.get('line'), (None, 'line')
        if type(line) is not dict:
            self.check.say(MALFORMED, path, 'is not an object', None, line)
            return
        self.check_members(line, LOG_MEMBERS, LOG_OPTIONS, path)
        self.sequence += 1
        due = sha256(self.digest + '\n' + canonical({member: part for member, part in line.items() if member != 'digest'}))
        self.check.expect(RULE, (path, 'sequence'), 'is not one more than that of the line before', self.sequence, line.get('sequence'))
        self.check.expect(RULE, (path, 'digest'), 'is not that of the line and the one before it', due, line.get('digest'))
        self.digest = line['digest'] if type(line.get('digest')) is str else due
        self.digests.append(self.digest)
        self.check_heads()
        self.replay(line, path)
        for each in ('calculation', 'location'):
            for part in get(line, 'computed', each, 'contributions') or ():
                if get(part, 'factorSnapshotId') not in self.factors:
                    self.check.say(RULE, ((path, 'computed'), each), 'names a factor that is not in the bundle', None,
                                   get(part, 'factorSnapshotId'))

    def replay(self, line, path):
        """Checks that a line follows from those before it, and keeps the state of its record."""
        collection, record_id, action = line.get('collection'), line.get('recordId'), line.get('action')
        if type(record_id) is not str or type(collection) is not str:
            return
        before, is_activity = self.logged.get(record_id), collection in HOLDERS
        is_end = action in ENDS and collection not in KEPT_DELETED
        self.check_state(line, is_end, path)
        if action not in ACTIONS or (before is not None if action in BEGINS else get(before, 'collection') != collection):
            self.check.say(RULE, (path, 'action'), 'is not possible after the lines before', None, action)
        if is_activity:
            self.check_activity(line, before, path)
        else:
            for each in ('before', 'after', 'computed', 'computedIn', 'dates'):
                if line.get(each) is not None:
                    self.check.say(RULE, (path, each), 'is only for activities')
        if collection == 'factorRules':
            self.rules.add(record_id)
        if collection == 'periodLocks':
            self.note_lock(line, record_id, path)
        if is_end:
            self.logged.pop(record_id, None)
        else:
            self.logged[record_id] = self.state_after(line, before)

    def check_state(self, line, is_end, path):
        """Once a line has a digest of its record, every later one has it."""
        due = [] if is_end else ['recordDigest', *(['carriedDigest'] if line['collection'] in LINKED else [])]
        lacking = [each for each in due + (['dates'] if line['collection'] in HOLDERS else []) if each not in line]
        if not lacking:
            self.has_state = self.has_state or 'recordDigest' in line
        elif not self.has_state:
            self.earlier_lines += 1
        else:
            for each in lacking:
                self.check.say(RULE, (path, each), 'is missing, although lines before have it')

    def check_activity(self, line, before, path):
        check, dates = self.check, read_dates(get(line, 'dates', 'from'), get(line, 'dates', 'to'))
        check.expect(RULE, (path, 'before'), 'is not the value after the line before', get(before, 'after'), line.get('before'))
        if 'dates' in line and dates is None:
            check.say(RULE, (path, 'dates'), 'is not a period', 'two timestamps in order')
        if line.get('action') == 'delete':
            check.expect(RULE, (path, 'after'), 'must be null for a deleted record', None, line.get('after'))
        computed = line.get('computed')
        if type(computed) is dict:
            due = ((get(before, 'revision') or 0) + 1, REASONS.get(line.get('action')))
            if (computed.get('revision'), computed.get('reason')) != due:
                check.say(RULE, (path, 'computed'), 'does not follow from the lines before', f'{due[0]}, {due[1]}')
        elif get(before, 'computedIn') is None or line.get('computedIn') != before['computedIn']:
            check.say(RULE, (path, 'computedIn'), 'is not the line of the calculation in force', get(before, 'computedIn'))
        for one in (get(before, 'dates'), dates):
            lock = one and self.locks.overlapping(*one)
            if lock:
                check.say(RULE, (path, 'dates'), f'is in a period that lock {lock[2][:60]} had locked', None, f'{one[0]} to {one[1]}')

    def note_lock(self, line, record_id, path):
        dates = read_dates(get(line, 'period', 'from'), get(line, 'period', 'to'))
        act = {'lock': self.locks.lock, 'unlock': self.locks.unlock}.get(line.get('action'))
        if dates is None or act is None or not act(record_id, *dates):
            self.check.say(RULE, (path, 'period'), 'cannot be locked or unlocked here', None, line.get('action'))

    def state_after(self, line, before):
        computed, period = line.get('computed'), line.get('dates') or line.get('period')
        state = {'market': None, 'location': None, 'revision': 0, 'computedIn': None, **(before or {})}
        if type(computed) is dict:
            keys = [calculation_key(computed[each], lambda part: part.get('factorSnapshotId')) if type(computed.get(each)) is dict
                    else None for each in ('calculation', 'location')]
            state.update(market=keys[0], location=keys[1], revision=computed.get('revision'), computedIn=line.get('sequence'))
        state.update(collection=line['collection'], after=line.get('after'), recordDigest=line.get('recordDigest'),
                     carriedDigest=line.get('carriedDigest'), dates=read_dates(get(period, 'from'), get(period, 'to')))
        return state

    # ---------------------------------------------------------------------------------------- records
    def take_record(self, line):
        self.end_traces()
        collection, record, stated = line.get('collection'), line.get('record'), line.get('exact')
        if type(record) is not dict or collection not in COLLECTIONS or not self.is_in_place(collection):
            self.check.say(RULE, (None, 'collection'), 'is not a collection that may be here', None, collection)
            return
        if 'companyId' in record:
            self.check.expect(RULE, ((None, 'record'), 'companyId'), 'is not the company of the bundle',
                              self.header.get('companyId'), record['companyId'])
        if collection in SHARED:
            self.take_share(collection, record, stated)
            return
        self.end_movement()
        logged = self.take_logged(collection, record)
        if logged:
            self.check_logged(record, line.get('version'), logged)
        if collection in LINKED:
            carrier = {'line': self.check.line, 'due': get(logged, 'carriedDigest'), 'links': [], 'id': record.get('id')}
            self.carriers[f"{collection}/{record.get('id')}"] = carrier
        if collection in HOLDERS:
            self.take_activity(collection, record, stated, logged)
        elif collection in WITH_TOTAL:
            self.totals[f"{collection}/{record.get('id')}"] = [self.check.line, stated, ZERO]
        elif stated is not None:
            self.check.say(RULE, (None, 'exact'), 'belongs to a record without a number', None, stated)

    def is_in_place(self, collection):
        place = COLLECTIONS.index(collection)
        is_next = place >= self.place or (collection == 'movements' and COLLECTIONS[self.place] == 'movementBatches')
        self.place = place if is_next else self.place
        return is_next

    def take_logged(self, collection, record):
        record_id = record.get('id')
        key = f'{collection}/{record_id}' if type(record_id) in (int, float) or collection == 'files' else str(record_id)
        logged = self.logged.pop(key, None)
        if get(logged, 'collection') == collection:
            return logged
        self.check.say(RULE, ((None, 'record'), 'id'), 'is not a record of the log, or is there twice', None, key)
        return None

    def check_logged(self, record, version, logged):
        path = (None, 'record')
        if logged['recordDigest'] is not None:
            due = sha256(canonical({'record': record, 'version': version}))
            self.check.expect(RULE, path, 'does not have the digest of its last line', logged['recordDigest'], due)
        if logged['dates'] is not None and dates_of_record(record) != logged['dates']:
            self.check.say(RULE, path, 'has other dates than its last line')

    def exact(self, text):
        number = self.check.number(text)
        if number is None:
            self.check.say(RULE, (None, 'exact'), 'is not an exact number', 'a decimal or fraction', text)
        return number

    def take_share(self, collection, record, stated):
        share = self.exact(stated)
        if share is None:
            return
        batch, is_movement = f"batches/{record.get('batchId')}", collection == 'movementBatches'
        carrier = self.carriers.get(f"movements/{record.get('movementId')}" if is_movement else batch)
        if carrier:
            carrier['links'].append(record.get('batchId') if is_movement else [record.get('productId'), record.get('count')])
        if not is_movement:
            total = self.totals.get(batch)
            if total is None:
                self.unnamed('batchId', batch)
            else:
                self.add_to(f"products/{record.get('productId')}", 'productId', total[2] and self.check.times(total[2], share))
        elif self.movement and self.movement[0] == record.get('movementId'):
            self.add_to(batch, 'batchId', self.check.times(self.movement[1], share))
        else:
            self.check.say(RULE, ((None, 'record'), 'movementId'), 'is not the movement before it', None, record.get('movementId'))

    def take_activity(self, collection, record, stated, logged):
        number = self.exact(stated)
        if number is None:
            return
        self.company = self.company and self.check.plus(self.company, number)
        self.movement = (record.get('id'), number) if collection == 'movements' else None
        for holder, member in HOLDERS[collection].items():
            holder_id = get(record, *member.split('.'))
            if holder_id is not None:
                self.add_to(f'{holder}/{holder_id}', member, number)
        self.traced = {'id': record.get('id'), 'exact': number, 'logged': logged, 'line': self.check.line, 'traces': set()}
        if logged:
            self.check.expect(RULE, (None, 'exact'), 'is not what the last line of the log says', logged['after'], stated)
        if not is_shown(record.get('totalEmission'), number):
            self.check.say(RULE, ((None, 'record'), 'totalEmission'), 'is not the double nearest to `exact`', None, record.get('totalEmission'))
        rule = record.get('assignedBy')
        if type(rule) is dict and str(rule.get('ruleId')) not in self.rules:
            self.check.say(RULE, ((None, 'record'), 'assignedBy'), 'is not a rule that the log created', None, rule.get('ruleId'))

    def add_to(self, key, member, number):
        total = self.totals.get(key)
        if total is None:
            self.unnamed(member, key)
        else:
            total[2] = total[2] and number and self.check.plus(total[2], number)

    def unnamed(self, member, key):
        self.check.say(RULE, ((None, 'record'), member), 'names a record that is not in the bundle', None, key)

    # ---------------------------------------------------------------------------------------- traces
    def take_trace(self, line):
        traced, method, trace = self.traced, line.get('method'), line.get('trace')
        if traced is None or line.get('recordId') != traced['id'] or method in traced['traces'] or type(trace) is not dict:
            self.check.say(RULE, (None, 'recordId'), 'is not the record before it, or has this trace already', get(traced, 'id'),
                           line.get('recordId'))
            return
        traced['traces'].add(method)
        if trace.get('format') != TRACE_FORMAT:
            check_format_version(trace.get('format'), 'trace.format')
        inner = check_trace(trace, None, self.check.work, takes_energy=False)
        for one in inner.differences:
            self.check.count += 1
            if len(self.check.differences) < DIFFERENCES_MAX:
                path = 'trace' + ('.' + one['path'] if one['path'] else '')
                self.check.differences.append({**one, 'path': path, 'line': self.check.line})
        if inner.count:
            return
        due = traced['logged'] and traced['logged'].get(method if method == 'location' else 'market' if method == 'market' else '')
        key = calculation_key(trace, lambda part: self.ids.get(sha256(canonical(part['factor']))))
        if traced['logged'] and key != due:
            self.check.say(RULE, (None, 'trace'), 'is not of the calculation in the log')
        total = EXACT[trace['total']['co2e']]
        if method == 'market' and not is_stated(traced['exact'], total):
            self.check.say(RULE, (((None, 'trace'), 'total'), 'co2e'), 'is not the emission of the record', traced['exact'], total)

    def end_traces(self):
        traced, self.traced = self.traced, None
        if traced is None:
            return
        for method in ('market', *(('location',) if get(traced['logged'], 'location') else ())):
            if method not in traced['traces']:
                self.check.say(RULE, None, f"is behind a record without its trace, {traced['id']}", method)

    # ---------------------------------------------------------------------------------------- the end
    def end_movement(self):
        for key in [key for key in self.carriers if key.startswith('movements/')]:
            self.check_carried(self.carriers.pop(key))

    def check_carried(self, carrier):
        if carrier['due'] is None:
            return
        links = carrier['links']
        try:
            links = sorted(links, key=lambda link: link[0] if type(link) is list else link)
        except TypeError:
            pass
        if sha256(canonical(links)) != carrier['due']:
            self.at_line(carrier['line'], RULE, (None, 'record'), 'has other shares than its last line says')

    def at_line(self, line, *difference):
        last, self.check.line = self.check.line, line
        self.check.say(*difference)
        self.check.line = last

    def take_end(self, line):
        self.end_traces()
        self.end_movement()
        if line.get('counts') != self.counts:
            self.check.say(RULE, (None, 'counts'), 'are not the numbers of lines', json.dumps(self.counts))
        self.check.expect(DIGEST, (None, 'digest'), 'is not the SHA-256 of the lines before', self.sha.hexdigest(), line.get('digest'))
        if self.header.get('log') != {'sequence': self.sequence, 'digest': self.digest}:
            self.check.say(RULE, (None, 'log'), 'of the header is not the last line of the log', f'{self.sequence}:{self.digest}')
        for sequence, _ in self.heads:
            if sequence > self.sequence or (self.is_last and sequence < self.sequence):
                self.check.say(RULE, (None, 'log'), 'does not end as the head says', f'{sequence} lines', f'{self.sequence} lines')
        for record_id, state in self.logged.items():
            if state['collection'] != 'apiKeys':
                self.check.say(RULE, None, f'is behind the records, which lack {record_id} of the log')
        for carrier in self.carriers.values():
            self.check_carried(carrier)
        for key, (number, stated, due) in self.totals.items():
            self.check_total(key, stated, due, number)
        self.check_total('the company', self.header.get('total'), self.company, self.check.line)

    def check_total(self, what, stated, due, line):
        number = self.check.number(stated)
        if number is None or due is None or not is_same(number, due):
            self.at_line(line, RULE, (None, 'exact'), f'of {what} is not the sum of its records and shares', due, stated)

    def end(self):
        if self.stage < 4:
            self.check.say(RULE, None, 'ends before its last line', 'a line of the kind end')

    def unchecked(self):
        last = max((sequence for sequence, _ in self.heads), default=None)
        yield 'record_fields', None, 'fields of records that a trace explains (dates and names of activities, shares by weight) were not compared with it'
        if not self.publications:
            yield 'no_catalogue', None, 'no list of factors was given'
        if self.own:
            yield 'own_factors', self.own, 'factors of no published edition were checked only against themselves'
        if self.earlier_ids:
            yield 'factor_ids_by_sha1', self.earlier_ids, 'ids of factors that an earlier version derived by SHA-1 were checked by SHA-1'
        if last is None:
            yield 'no_head', None, 'no head was given, so a log that was rewritten as a whole is not found'
        elif last < self.sequence:
            yield 'lines_behind_head', self.sequence - last, 'lines of the log behind the head are in no digest that somebody else stored'
        if self.earlier_lines:
            yield 'lines_without_record', self.earlier_lines, 'lines that an earlier version wrote have no digest of their record'


def earlier_id(text):
    """The UUID of version 5 (RFC 9562) of a text: an id of an earlier version."""
    value = bytearray(hashlib.sha1(NAMESPACE + text.encode()).digest()[:16])
    value[6], value[8] = value[6] & 0x0f | 0x50, value[8] & 0x3f | 0x80
    return '-'.join((value[0:4].hex(), value[4:6].hex(), value[6:8].hex(), value[8:10].hex(), value[10:16].hex()))


def verify_bundle(lines, publications=None, heads=(), is_last=False):
    """Reads the lines of a bundle, each without its line feed; returns the Bundle with its differences. Raises NoAnswer."""
    bundle = Bundle(publications, heads, is_last)
    for text in lines:
        bundle.read(text)
        if bundle.check.count >= DIFFERENCES_MAX:
            break
    else:
        bundle.end()
    return bundle


# ------------------------------------------------------------------------------------------------ documents
FOOTPRINT_PROOF, TRANSPORT_PROOF = 'urn:tonne:footprint-proof:1', 'urn:tonne:transport-proof:1'
SHIPMENT = 'https://api.ileap.sine.dev/shipment-footprint.json'
STAGES_OF_FOOTPRINT = ('material', 'production', 'inbound_logistics', 'packaging', 'outbound_logistics')
STATED_TERMS = (
    'landUseChangeGhgEmissions', 'landManagementBiogenicCO2Emissions', 'landManagementBiogenicCO2Removals',
    'technologicalCO2Removals', 'ccsTechnologicalCO2Capture')
BOUNDARIES = {'ttw': ('TTW', 'direct'), 'wtt': ('WTT',), 'wtw': ('WTW', 'lifecycle')}
DISTANCES = {'actual': 'actual', 'shortest_feasible': 'sfd', 'great_circle': 'gcd'}
ELEMENT_TRACES = {
    'freight': re.compile('movement@1 movement: (?:convert )?distance (?:convert )?').fullmatch,
    'containers': re.compile('quantity@1 quantity: ').fullmatch, 'hub': re.compile('quantity@1 quantity: (?:convert )?').fullmatch}


class Document(Check):
    """The differences of a document that embeds traces as data."""

    __slots__ = ('publications', 'traces')

    def __init__(self, publications):
        super().__init__()
        self.publications, self.traces = publications, 0

    def number(self, text):
        if type(text) is not str or len(text) > 1000:
            return None
        return FIGURES[text]

    def figure(self, path, due, stated):
        """A stated figure is the exact one, or its decimal of 34 digits if no decimal of it is finite."""
        number = self.number(stated)
        if due is None or number is None or not is_stated(number, due):
            self.say(RULE, path, 'is not what the traces give', due, stated)

    def trace(self, data, path):
        """An embedded trace that verifies; None, with its differences."""
        self.traces += 1
        if type(data) is not dict:
            self.say(MALFORMED, path, 'is not a trace', None, data)
            return None
        if data.get('format') != TRACE_FORMAT:
            check_format_version(data.get('format'), path_text((path, 'format')))
        inner = check_trace(data, self.publications, self.work, takes_energy=False)
        for one in inner.differences:
            self.count += 1
            if len(self.differences) < DIFFERENCES_MAX:
                self.differences.append({**one, 'path': path_text(path) + ('.' + one['path'] if one['path'] else '')})
        return None if inner.count else data

    def sum(self, terms):
        total = ZERO
        for one in terms:
            total = total and self.plus(total, one)
        return total


def proofs_of(document):
    """The extensions of a document that hold its proof, each with its place."""
    extensions = document if type(document) is list else document.get('extensions') if type(document) is dict else None
    return [((None, 'extensions'), index, one) for index, one in enumerate(extensions if type(extensions) is list else ())
            if get(one, 'dataSchema') in (FOOTPRINT_PROOF, TRANSPORT_PROOF)]


def verify_footprint(document, publications=None):
    """Checks a product footprint of PACT by the proof in its extensions; returns the Document with its differences."""
    check = Document(publications)
    proofs = [(path, index, one) for path, index, one in proofs_of(document) if one['dataSchema'] == FOOTPRINT_PROOF]
    if not check_data(document, check):
        return check
    check.work.earn(len(canonical(document)))
    if len(proofs) != 1:
        check.say(RULE, (None, 'extensions'), 'do not have exactly one proof', FOOTPRINT_PROOF)
        return check
    path, index, extension = proofs[0]
    place, data, pcf = ((path, index), 'data'), extension.get('data'), get(document, 'pcf')
    if type(data) is not dict or type(pcf) is not dict:
        check.say(MALFORMED, place, 'is not a proof of a footprint')
        return check
    check.expect(RULE, (place, 'format'), 'is no format that is read', 'tonne-footprint-proof/1', data.get('format'))
    if data.get('rounding') != {'significantDigits': 34, 'mode': 'half_even'}:
        check.say(RULE, (place, 'rounding'), 'is not that of a footprint', '34 digits, half to even')
    for each in sorted(data.keys() - {'format', 'rounding', 'quantity', 'parts'}):
        check.say(UNKNOWN, (place, each), 'is a member that the proof does not have')
    quantity, parts = check.number(data.get('quantity')), data.get('parts')
    if quantity is None or quantity[0] <= 0:
        check.say(RULE, (place, 'quantity'), 'is no quantity', 'more than 0', data.get('quantity'))
    if type(parts) is not list or not parts:
        check.say(RULE, (place, 'parts'), 'has no parts')
        return check
    terms = [term for number, part in enumerate(parts) for term in terms_of(part, ((place, 'parts'), number), check)]
    if not check.count:
        check_figures(pcf, terms, quantity, check)
    content = {member: part for member, part in document.items() if member not in ('id', 'status')}
    check.expect(RULE, (None, 'id'), 'is not that of the content', earlier_id('product-footprint/' + canonical(content)),
                 str(document.get('id')).lower())
    return check


def terms_of(part, path, check):
    """The contributions of a part of a footprint, each with its stage and its emission times the share of the part."""
    stage, share = get(part, 'stage'), get(part, 'share') if type(part) is dict and 'share' in part else {'part': '1', 'whole': '1'}
    own, whole = check.number(get(share, 'part')), check.number(get(share, 'whole'))
    if stage not in STAGES_OF_FOOTPRINT:
        check.say(RULE, (path, 'stage'), 'is no stage', ', '.join(STAGES_OF_FOOTPRINT), stage)
    if None in (own, whole) or share.keys() != {'part', 'whole'} or not 0 <= own[0] or whole[0] <= 0 or is_less(whole, own):
        check.say(RULE, (path, 'share'), 'is no share', 'a part of 0 to the whole')
        return []
    trace = check.trace(get(part, 'trace'), (path, 'trace'))
    terms = []
    for one in trace['contributions'] if trace else ():
        amounts = {gas: EXACT[text or '0'] for gas, text in one['emission'].items() if text is None or len(text) <= 1000}
        factor = one['factor']
        if len(amounts) < len(COLUMNS) or factor['radiativeForcing'] == 'included':
            check.say(RULE, (path, 'trace'), 'has a figure too long to add up, or radiative forcing', None, one['label'])
            continue
        has_biomass = factor['category'] == 'bioenergy' or amounts['biogenicCo2'][0] != 0
        is_by_air = trace['method']['id'] == 'movement' and factor['radiativeForcing'] is not None and not factor['category'].endswith('-wtt')
        terms.append({'stage': stage, 'air': is_by_air, 'biomass': has_biomass and amounts['co2'][0] == 0,
                      'co2e': multiply(amounts['co2e'], divide(own, whole))})
    return terms


def check_figures(pcf, terms, quantity, check):
    """Every computed figure of a footprint, per declared unit."""
    amount = check.number(pcf.get('declaredUnitAmount')) or ZERO
    inner = [one for one in terms if one['stage'] != 'outbound_logistics']

    def due_of(some):
        total = check.sum(one['co2e'] for one in some)
        return total and multiply(divide(total, quantity), amount)

    def stated(member):
        return check.number(pcf.get(member)) or ZERO

    fossil, burnt = due_of([one for one in inner if not one['biomass']]), due_of([one for one in inner if one['biomass']])
    if fossil is None or burnt is None:
        return
    non_co2 = burnt if burnt[0] else stated('biogenicNonCO2Emissions')
    excluding = add(fossil, non_co2)
    for member in STATED_TERMS:
        excluding = add(excluding, stated(member))
    due = {
        'fossilGhgEmissions': fossil, 'pcfExcludingBiogenicUptake': excluding,
        'pcfIncludingBiogenicUptake': add(excluding, stated('biogenicCO2Uptake')),
        **({'biogenicNonCO2Emissions': burnt} if burnt[0] else {})}
    for member, some in (('aircraftGhgEmissions', [one for one in inner if one['air']]),
                         ('packagingGhgEmissions', [one for one in inner if one['stage'] == 'packaging']),
                         ('outboundLogisticsGhgEmissions', [one for one in terms if one['stage'] == 'outbound_logistics'])):
        if some:
            due[member] = due_of(some)
        elif pcf.get(member) is not None:
            check.say(RULE, ((None, 'pcf'), member), 'has no trace', None, pcf[member])
    for member, value in due.items():
        check.figure(((None, 'pcf'), member), value, pcf.get(member))


def verify_shipment(document, publications=None):
    """Checks a shipment of iLEAP by the traces of its elements; returns the Document with its differences."""
    check = Document(publications)
    extensions = document if type(document) is list else document.get('extensions')
    if not check_data({'extensions': extensions}, check):
        return check
    check.work.earn(len(canonical(extensions)))
    found = {schema: [(index, one.get('data')) for index, one in enumerate(extensions) if get(one, 'dataSchema') == schema]
             for schema in (SHIPMENT, TRANSPORT_PROOF)}
    if any(len(one) != 1 or type(one[0][1]) is not dict for one in found.values()):
        check.say(RULE, (None, 'extensions'), 'do not have exactly one shipment and one proof')
        return check
    (index, shipment), (place, proof) = found[SHIPMENT][0], found[TRANSPORT_PROOF][0]
    path, proof_path = (((None, 'extensions'), index), 'data'), (((None, 'extensions'), place), 'data')
    check.expect(RULE, (proof_path, 'format'), 'is no format that is read', 'tonne-transport-proof/1', proof.get('format'))
    elements, proofs = shipment.get('tces'), proof.get('elements')
    if type(elements) is not list or type(proofs) is not list:
        check.say(MALFORMED, (path, 'tces'), 'is not a list')
        return check
    by_id = {}
    for number, one in enumerate(proofs):
        if type(get(one, 'tceId')) is not str or one['tceId'] in by_id:
            check.say(RULE, ((proof_path, 'elements'), number), 'has no id of its own')
        else:
            by_id[one['tceId']] = (((proof_path, 'elements'), number), one)
    for number, element in enumerate(elements):
        own = ((path, 'tces'), number)
        proven = by_id.pop(get(element, 'tceId'), None) if type(get(element, 'tceId')) is str else None
        if proven is None:
            check.say(RULE, own, 'has no traces')
            continue
        check.expect(RULE, (own, 'shipmentId'), 'is of another shipment', shipment.get('shipmentId'), element.get('shipmentId'))
        check_element(element, own, proven[1], proven[0], check)
    for place, _ in by_id.values():
        check.say(RULE, place, 'proves no element of the shipment')
    return check


def check_element(element, path, proof, place, check):
    """Emissions, mass, distance and transport activity of an element follow from its traces."""
    traces = proof.get('traces') if type(proof.get('traces')) is dict else {}
    kind = 'hub' if element.get('tocId') is None else 'containers' if 'distance' in proof else 'freight'
    if not set(traces) <= set(BOUNDARIES) or len(traces) < 2:
        check.say(RULE, (place, 'traces'), 'prove no emission', 'two of ttw, wtt and wtw', ', '.join(traces))
        return
    before, parts = check.count, {part: check.trace(trace, ((place, 'traces'), part)) for part, trace in traces.items()}
    if check.count > before:
        return
    for part, trace in parts.items():
        one, own = trace['contributions'][0], ((place, 'traces'), part)
        form = f"{trace['method']['id']}@{trace['method']['version']} {one['label']}: {''.join(map(signature, one['steps']))}"
        if len(trace['contributions']) > 1 or not ELEMENT_TRACES[kind](form):
            check.say(RULE, own, 'has other steps than the proof of a shipment', None, form)
        if one['factor']['boundary'] not in BOUNDARIES[part] or one['factor']['radiativeForcing'] == 'included':
            check.say(RULE, (own, 'factor'), 'is not of this part of the emission', ', '.join(BOUNDARIES[part]), one['factor']['boundary'])
        key, category = one['factor']['key'], element.get('hocId' if kind == 'hub' else 'tocId')
        if key.startswith('transport/') and key != f'transport/{category}/{part}':
            check.say(RULE, (path, 'hocId' if kind == 'hub' else 'tocId'), 'is not the category of the traces', key, category)
    totals = {part: EXACT[trace['total']['co2e']] for part, trace in parts.items()}
    ttw, wtt, wtw = (totals.get(part) for part in ('ttw', 'wtt', 'wtw'))
    due = add(ttw, wtt) if ttw and wtt else wtw
    check.figure((path, 'co2eWTW'), due if wtw is None or is_same(due, wtw) else None, element.get('co2eWTW'))
    check.figure((path, 'co2eTTW'), ttw or add(wtw, (-wtt[0], wtt[1])), element.get('co2eTTW'))
    if check.count == before:
        check_load(element, path, proof, place, next(iter(parts.values()))['contributions'][0], kind, check)


def check_load(element, path, proof, place, part, kind, check):
    activity, distance = part['activity'], next((step['distance'] for step in part['steps'] if step['kind'] == 'distance'), None)
    if kind == 'containers':
        if not has_members(proof['distance'], UPLIFTED, (place, 'distance'), check) if type(proof['distance']) is dict else True:
            check.say(RULE, (place, 'distance'), 'is no distance')
            return
        distance = proof['distance']
        check_uplift(distance, (place, 'distance'), check)
        check.figure((place, 'teu'), check.number(element.get('packagingOrTrEqAmount')), proof.get('teu'))
        teu = check.number(proof.get('teu'))
        due = teu and multiply(teu, raised_km(distance['km'], distance['rule']))
        if due is None or not is_same(due, EXACT[activity['value']]):
            check.say(RULE, (place, 'distance'), 'times the containers is not the activity of the traces', due, activity['value'])
    elif activity['unit'] in UNIT_SIZES['mass']:
        check.figure((path, 'mass'), multiply(EXACT[activity['value']], UNITS[activity['unit']][1]), element.get('mass'))
    stated = element.get('distance') if type(element.get('distance')) is dict else {}
    member = DISTANCES.get(distance['kind']) if distance else 'actual'
    check.figure(((path, 'distance'), member or 'actual'), EXACT[distance['km']] if distance else ZERO, stated.get(member))
    if set(stated) - {member}:
        check.say(RULE, (path, 'distance'), 'has a second one, which no trace has', member, ', '.join(stated))
    mass, km = check.number(element.get('mass')), check.number(next(iter(stated.values()), None))
    check.figure((path, 'transportActivity'), mass and km and divide(multiply(mass, km), (1000, 1)), element.get('transportActivity'))


# ------------------------------------------------------------------------------------------------ command line
def read_lines(file):
    """The lines of a file without their line feeds. Raises NoAnswer for text that is not UTF-8 and for an endless line."""
    while True:
        line = file.readline(LINE_MAX + 1)
        if not line:
            return
        if len(line) > LINE_MAX:
            raise NoAnswer('file_unreadable', '', f'has a line of more than {LINE_MAX} bytes')
        try:
            yield line.decode()
        except UnicodeDecodeError:
            raise NoAnswer('file_unreadable', '', 'is not UTF-8 text') from None


class Report:
    """What was found in a file, for people and as JSON."""

    def __init__(self, file, publications):
        self.file, self.publications = file, publications
        self.differences, self.unanswered, self.counts, self.unchecked, self.failed_lines = [], [], {}, [], set()

    def add(self, line, check):
        if check.count:
            self.failed_lines.add(line)
        self.differences += ({'line': line, **one} for one in check.differences[:max(0, DIFFERENCES_MAX - len(self.differences))])

    def refuse(self, line, reason):
        self.unanswered.append({'line': line, 'code': reason.code, 'path': reason.path, 'message': printable(reason.message)})

    def count(self, kind):
        self.counts[kind] = self.counts.get(kind, 0) + 1

    def is_verified(self):
        return not self.failed_lines and not self.unanswered and sum(self.counts.values()) > 0

    def levels(self):
        return [1, 2, 3] if self.publications else [1, 2]

    def print_json(self):
        print(json.dumps({
            'verified': self.is_verified(), 'levels': self.levels(), 'differences': self.differences, 'unanswered': self.unanswered,
            'counts': self.counts, 'unchecked': self.unchecked}, ensure_ascii=False))

    def print_text(self):
        for one in self.differences:
            print(f"{self.file}:{one['line']}: {one['path']} {one['message']} ({one['code']}); expected {one['expected']}, "
                  f"found {one['found']}", file=sys.stderr)
        for one in self.unanswered:
            print(f"{self.file}:{one['line']}: {one['code']}: {one['path']} {one['message']}", file=sys.stderr)
        for one in self.unchecked:
            print(f"not checked: {one['message']} ({one['code']})")
        counts = ', '.join(f"{count} {kind}{'' if count == 1 else 's'}" for kind, count in self.counts.items())
        levels = 'levels 1 to 3' if self.publications else 'levels 1 and 2; give --factors to compare with the publications'
        wrong = len(self.failed_lines | {one['line'] for one in self.unanswered})
        print(f"{'verified' if self.is_verified() else 'not verified'}: {counts or 'nothing'}"
              f"{f', {wrong} of the lines not verified' if wrong else ''} ({levels})")


def verify_line(text, number, report):
    """Verifies a trace, compared byte for byte, or a document on one line."""
    if ('footprint-proof:' in text or 'transport-proof:' in text) and verify_document(text, number, report):
        return
    report.count('trace')
    try:
        report.add(number, check_trace(text, report.publications))
    except NoAnswer as reason:
        report.refuse(number, reason)


def verify_document(text, number, report):
    """Verifies the document of a text; false if it holds no proof."""
    try:
        data = parse(text)
        schemas = {one['dataSchema'] for _, _, one in proofs_of(data)}
        for schema, kind, verifier in ((FOOTPRINT_PROOF, 'footprint', verify_footprint), (TRANSPORT_PROOF, 'shipment', verify_shipment)):
            if schema in schemas:
                report.count(kind)
                report.add(number, verifier(data, report.publications))
        if schemas and not report.unchecked:
            report.unchecked.append({'code': 'document_statements', 'count': None, 'message': 'statements of a document that no trace '
                                     'proves (names, dates, places, sources, comments) were not checked'})
    except NoAnswer as reason:
        report.refuse(number, reason)
        return True
    except (ValueError, RecursionError):
        return False
    return bool(schemas)


def verify_text(text, report):
    """Verifies one value over several lines: a document, or the data of a trace."""
    if verify_document(text, 1, report):
        return
    report.count('trace')
    try:
        report.add(1, check_trace(read_json(text) or text, report.publications))
    except NoAnswer as reason:
        report.refuse(1, reason)


def verify_file(file, report, heads=(), is_last=False):
    lines = enumerate(read_lines(file), 1)
    number, first = next(((number, line) for number, line in lines if line.strip(SPACES)), (1, ''))
    first = first.lstrip('\ufeff')
    if BUNDLE_START(first):
        verify_bundle_file(itertools.chain([first], (line for _, line in lines)), report, heads, is_last)
        return
    if heads:
        raise NoAnswer('file_unreadable', '', '--head is for the log of a bundle; FILE has no log')
    if first.strip(SPACES) == '{' or not is_json(first):
        # one value over several lines
        verify_text(first + ''.join(line for _, line in lines), report)
        return
    verify_line(first.strip(SPACES), number, report)
    for number, line in lines:
        if line.strip(SPACES):
            verify_line(line.strip(SPACES), number, report)


def verify_bundle_file(lines, report, heads, is_last):
    bundle = verify_bundle((line[:-1] if line.endswith('\n') else line for line in lines), report.publications, heads, is_last)
    report.counts = bundle.counts
    report.differences = [{'line': one['line'], **one} for one in bundle.check.differences]
    report.failed_lines = {one['line'] for one in bundle.check.differences}
    report.unchecked = [{'code': code, 'count': count, 'message': message} for code, count, message in bundle.unchecked()]


def is_json(text):
    try:
        parse(text)
        return True
    except RecursionError:
        return True
    except ValueError:
        return False


class Parser(argparse.ArgumentParser):
    def error(self, message):
        self.print_usage(sys.stderr)
        self.exit(1, f'{self.prog}: {message}\n')


def read_head(text):
    parts = re.fullmatch('(0|[1-9][0-9]{0,14}):([0-9a-f]{64})', text)
    if not parts:
        raise argparse.ArgumentTypeError('must be the number of a line, a colon and its digest')
    return int(parts[1]), parts[2]


def main(arguments=None):
    parser = Parser(description=__doc__.split('\n\n')[0], epilog='The exit code is 0 if everything verifies, otherwise 1.')
    parser.add_argument('file', metavar='FILE', help='traces, a bundle, a product footprint or a shipment; - is standard input')
    parser.add_argument('--factors', metavar='FACTORS.ndjson', help='the output of tonne factors --all --ndjson')
    parser.add_argument('--head', metavar='N:DIGEST', action='append', default=[], type=read_head,
                        help='a head of the log that somebody stored; the log of the bundle must have it; more than one is possible')
    parser.add_argument('--head-is-last', action='store_true', help='no line of the log may follow that head')
    parser.add_argument('--json', action='store_true', help='print the result as one JSON object')
    options = parser.parse_args(arguments)
    report = Report(options.file, None)
    try:
        if options.factors:
            with open(options.factors, 'rb') as file:
                report.publications = Publications(read_lines(file))
        if options.file == '-':
            verify_file(sys.stdin.buffer, report, options.head, options.head_is_last)
        else:
            with open(options.file, 'rb') as file:
                verify_file(file, report, options.head, options.head_is_last)
    except NoAnswer as reason:
        report.refuse(0, reason)
    except OSError as error:
        report.refuse(0, NoAnswer('file_unreadable', '', f'cannot be read: {error.strerror}'))
    (report.print_json if options.json else report.print_text)()
    return 0 if report.is_verified() else 1


if __name__ == '__main__':
    if hasattr(sys.stdout, 'reconfigure'):
        sys.stdout.reconfigure(encoding='utf-8')
        sys.stderr.reconfigure(encoding='utf-8')
    sys.exit(main())
