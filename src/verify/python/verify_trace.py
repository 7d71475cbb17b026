#!/usr/bin/env python3
"""Verifies traces, energy traces, bundles, product footprints and shipments of tonne, without tonne.

    python3 verify_trace.py FILE [--factors FACTORS.ndjson] [--head N:DIGEST] [--heads HEADS --keys KEYS] [--json]

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
import base64
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
    """The differences so far. A path is None for the whole, or a pair: the path around it, and a name or an index.

    A difference whose `expected` or `found` is None has none; `shown` names a null.
    """

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
            self.say(code, path, message, shown(due), shown(stated))

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


def shown(value):
    return 'null' if value is None else value


def brief(value):
    if value is None:
        return None
    if isinstance(value, (bool, int, float, str)):
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


class Lazy:
    """A value that is made when it is first asked for."""

    def __init__(self, make):
        self.make = make

    @property
    def value(self):
        if self.make is not None:
            self.made, self.make = self.make(), None
        return self.made


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


def check_data(data, check, levels=DEPTH_MAX, values_max=VALUES_MAX):
    """False if data is nested too deeply, has too many values or half a character: nothing else of it is checked then."""
    rest, values, half = [(data, 0, None)], 1, None  # half: a list with the path to half of a character
    while rest:
        one, depth, path = rest.pop()
        values += len(one)
        if (depth == levels and one) or values > values_max:
            check.say(TOO_LARGE, path, 'is nested too deeply, or has too many values')
            return False
        for name, part in one.items() if type(one) is dict else enumerate(one):
            if type(part) is dict or type(part) is list:
                rest.append((part, depth + 1, (path, name)))
            if has_half(part) or has_half(name):
                half = half or [path]
    if half:
        check.say(SURROGATE, half[0], 'has half of a character', 'whole characters')
    return half is None


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
        r'|r[- ]?(?:11|12|13|21|22|31|11[1-5]|12[1-4]|13[123]a?|141b?|142b?|225c[ab]))(?= / | - | \(|$)'),
    'blend': r'(?:^| / )(?:r-?[45]\d\d[a-z]?(?= / | - | \(|$)|[45]\d\d[a-z]?(?= - r-\d))',
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
        'estimate_crosses_water coordinates_swapped null_island largest_place_taken place_within_reach place_by_other_name airport_code_and_name '
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
    'year': 'price_year_assumed price_year_stated',
}
RECORD_NOTICES = (  # about records: none is in a trace
    'energy_country_unknown biogenic_part_as_fossil aircraft_part_unknown factor_category_unstated factor_assigned_by_rule factor_gases_unpublished '
    'client_id_ignored file_id_taken emission_kind_unusual factor_outside_reference_period outbound_by_own_factor '
    'instrument_not_retired date_in_other_year unknown_field_ignored scope_by_factor total_negative mixed_gwp_sets mixed_grid_factors both_scope2_methods temperature_not_stated weight_differs '
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
    check.say(MALFORMED, path, 'has another form than the format', ', '.join(form) if kind is tuple else None, shown(value))
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
        check.say(MALFORMED, path, 'has another form than the format', expected, shown(value))
        return False
    return is_of_form


def named_form(flaw_of):
    flaws = Remembered(flaw_of, longest=200)

    def is_of_form(value, path, check):
        if type(value) is not str:
            check.say(MALFORMED, path, 'has another form than the format', 'a text', shown(value))
            return False
        flaw = flaws[value]
        if flaw:
            check.say(RULE, path, flaw, 'a name in one alphabet', value)
        return flaw is None
    return is_of_form


def number_form(values, expected, accepts=lambda value: True):
    def is_of_form(value, path, check):
        if type(value) is not str:
            check.say(MALFORMED, path, 'has another form than the format', expected, shown(value))
            return False
        if len(value) > NUMBER_MAX:
            check.say(NUMBER_LONG, path, 'is too long', f'at most {NUMBER_MAX} characters', value)
            return False
        if len(value) > 64 and not check.affords(digits_work(value)):
            return False
        number = values[value]
        if number is None or not accepts(number):
            check.say(MALFORMED, path, 'has another form than the format', expected, shown(value))
            return False
        return True
    return is_of_form


def boolean(value, path, check):
    if type(value) is bool:
        return True
    check.say(MALFORMED, path, 'has another form than the format', 'true or false', shown(value))
    return False


def integer(value, path, check):
    if type(value) is int and abs(value) < 2 ** 53:
        return True
    check.say(MALFORMED, path, 'has another form than the format', 'a whole number', shown(value))
    return False


def matches(expected, pattern):
    return text_form(expected, re.compile(pattern).fullmatch)


line = text_form('one line of printable text', Remembered(is_line, longest=200).__getitem__)
name = text_form('a name', lambda value: value != '' and is_line(value))
symbol = named_form(lambda text: 'is empty' if text == '' else flaw_of_name(text, True))
title = named_form(lambda text: 'is empty' if text.strip(SPACES) == '' else flaw_of_name(text.strip(SPACES) if is_line(text) else text, False))
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
        check.say(MALFORMED, path, 'is not a multiple of a gas', '[multiple, gas]', shown(value))
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
    if one['gas'] == 'co2':
        return per1['co2e'] is None or factor['category'] == 'bioenergy'
    return one['gas'] == 'co2e' and {per1[gas] for gas in ('co2e', 'ch4', 'n2o')} == {None}


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
    # the last total replaces those before it, with what was added to them
    total = max((index for index, one in enumerate(changes) if one['gas'] == 'co2e' and 'becomes' in one), default=-1)
    if on_co2 < 0:
        return on_total < 0
    return on_total < total if total > on_co2 else total < on_total < on_co2


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
        check.say(FIGURE, path, 'have half or twice the radiative forcing')
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
            check.say(FIGURE, path, 'is not the total rounded', shown(total), shown(rounded))
        return
    nearest = nearest_double(EXACT[total])
    if nearest is None or print_double(nearest) != rounded:
        check.say(FIGURE, path, 'is not the nearest double, as its shortest decimal', 'the double nearest to the total', rounded)


def check_amount(due, stated, path, check, message):
    if (due is None) != (stated is None) or (due is not None and not is_same(due, EXACT[stated])):
        check.say(FIGURE, path, message, shown(due), shown(stated))


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
        is_half = any(one['why'] == 'combined' for one in part['factor']['adjustments'])
        if is_half and (method[0] != 'vehicle' or len(parts) != 2):
            check.say(RULE, (((path, index), 'factor'), 'key'), 'leaves gases to another factor, which is not there', None, part['factor']['key'])


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
WEIGHTED = re.compile(
    r'\b(?:(?:premium economy|business|first) class|average passenger|national average|aircraft)\b|\bair travel - ', re.I | re.A).search
CONSUMPTION_MAX = {'volume': ('l', (2, 1)), 'mass': ('kg', (2, 1)), 'energy': ('kWh', (10, 1))}
WHOLES = {'clean': '100', 'uncovered': '100', 'blend': '1'}


def check_inputs(trace, check, units):
    method = (trace['method']['id'], trace['method']['version'])
    for index, part in enumerate(trace['contributions']):
        path = ((None, 'contributions'), index)
        check_activity_unit(part, path, check, units, method[0])
        check_no_money(part, path, check, method[0] == 'spend')
        if method[0] == 'spend':
            check_spend(part, path, check)
        elif has_money(part['factor']['unit']):
            check.say(RULE, ((path, 'factor'), 'unit'), 'is money, which only money spent is', 'a quantity', part['factor']['unit'])
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


def has_money(symbol):
    return any(MONEY(each) for each in symbol.split('/'))


def check_no_money(part, path, check, is_spend=False):
    """Money is no quantity: no conversion, property or consumption has it, and outside spend no activity."""
    symbol = part['activity']['unit']
    if not is_spend and has_money(symbol):
        check.say(RULE, ((path, 'activity'), 'unit'), 'is money, which only money spent is', 'a quantity', symbol)
    for index, step in enumerate(part['steps']):
        units = [link[end] for link in step['chain'] for end in ('from', 'to')] if step['kind'] == 'convert' else [step['unit']]
        if step['kind'] not in ('exchange', 'price_index', 'inflation') and any(map(has_money, units)):
            check.say(RULE, ((path, 'steps'), index), 'converts money', 'a rate or prices', step['unit'])


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
        'price_year_assumed': (False, MONEY(activity['unit']) is not None),
        'price_year_stated': (False, MONEY(activity['unit']) is not None),
        'margins_left_out': (False, factor['category'] == 'spend-without-margins'),
        'grid_factor_lifecycle': (factor['boundary'] == 'lifecycle', True),
        'bridge_used': (is_bridged, is_bridged),
        'gas_read_at_standard_conditions': (False, is_bridged),
        'distance_is_zero': (False, any(is_less(EXACT[one['km']], (1, 10)) for one in distances)),
        'distance_uplift': (is_raised, is_raised),
        'distance_estimated': (is_estimated and factor['distanceBasis'] is not None, is_estimated),
        'return_doubled': (is_doubled, is_doubled),
        'passengers_assumed': (False, activity['unit'] == 'passenger' and EXACT[activity['value']] == ONE),
        'rooms_assumed': (False, any(step['kind'] == 'quantity' and step['what'] == 'rooms' and EXACT[step['times']] == ONE
                                     for step in part['steps'])),
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
    check_no_money(trace, None, check)
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
        """A factor is that of the list, or derived again from the rows that it names."""
        key = factor['key']
        row = self.find(row_key(key)) if key.endswith('+wtt') or '?' in key else None
        is_blend_apart = row is not None and MONTREAL_BLEND(row['name']) is not None and key == f"{row['key']}?montreal=apart"
        if row is None or is_blend_apart:
            due = self.find(key)
            if due is None:
                check.say(PUBLICATION, (path, 'key'), 'is not in the list', 'the key of a factor', key)
        else:
            due = self.derived(factor, row, path, check)
        if due is not None and due != factor:
            compare(due, factor, path, check)

    def derived(self, factor, row, path, check):
        """The factor that a key derives from a row, in all members; None, with a difference, if there is none."""
        is_well_to_wheel, options = read_key(factor['key'])
        query = '&'.join(f'{option}={options[option]}' for option in sorted(options))
        due = row['key'] + ('+wtt' if is_well_to_wheel else '') + (f'?{query}' if query else '')
        if due != factor['key'] or not set(options) <= set(DERIVATIONS):
            check.say(PUBLICATION, (path, 'key'), 'is not the key of a derived factor', due, factor['key'])
            return None
        made = row
        try:
            if is_well_to_wheel:
                added = [one['key'] for one in factor['derivation'] if one['kind'] == 'add']
                made = with_upstream(made, self.find(added[0]) if added else None)
            for option, derive in DERIVATIONS.items():
                if option in options:
                    made = derive(made, options[option], self.find)
        except NotDerived as reason:
            check.say(PUBLICATION, (path, 'key'), str(reason), 'rows that belong together', factor['key'])
            return None
        return {**made, 'key': factor['key']}

    def check_steps(self, steps, path, check, energy=None):
        """Properties, rates and prices that cite a published source have its figures. `energy` is the trace, if it is one of energy."""
        for index, step in enumerate(steps):
            place, kind = (path, index), step['kind']
            if kind == 'bridge':
                self.check_bridge(step, place, check, energy)
            elif kind == 'heating_value':
                self.check_calorific_values(step, place, check)
            elif kind in ('exchange', 'price_index', 'inflation'):
                groups, source = [self.exchange_rates, self.prices], folded_source(step['source'])
                of_source = groups[kind != 'exchange'].get(source, ())
                if any(source in group for group in groups) and not any(is_published_money(one, step) for one in of_source):
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


class NotDerived(Exception):
    """The published rows do not make such a factor."""


UPSTREAM_GROUPS = {  # row ids of DESNZ are sheet_group_row_unit: the group of a well-to-tank row by that of its direct row
    '103': '900', '104': '901', '105': '902', '300': '903', '301': '904', '302': '905', '303': '906', '304': '907', '305': '908',
    '306': '908', '313': '909', '314': '910', '315': '911', '316': '912', '317': '913', '318': '914', '319': '915', '320': '916',
    '400': '917', '401': '919', '402': '918', '403': '920'}
OUTSIDE_GROUPS = {'101': '604', '103': '103', '104': '104', '105': '105'}
WITHOUT_UPSTREAM = ['8', '14']
UPSTREAM_PARTS = {
    'purchased-electricity': 'purchased-electricity-upstream-and-losses', 'solid-fuels': 'solid-fuels-upstream',
    'liquid-fuels': 'liquid-fuels-upstream', 'transport-fuels': 'transport-fuels-upstream'}
ROW_ID = re.compile('([0-9]+)_([0-9]+)_([0-9]+_[0-9]+)').fullmatch
FORCING = [{'gas': 'co2e', 'why': 'radiative_forcing', 'plus': ['0.7', 'co2']}, {'gas': 'co2', 'why': 'radiative_forcing', 'times': '1.7'}]
APART = [{'gas': 'montrealCo2e', 'why': 'montreal', 'becomes': [['1', 'co2e']]}, {'gas': 'co2e', 'why': 'montreal', 'times': '0'}]


def is_upstream_row(direct, upstream):
    """True unless the publisher tells which well-to-tank row belongs to a row, and it is another one."""
    edition, part, *rest = (direct['key'] + '/').split('/')
    if re.fullmatch('nga-[0-9]+', edition) and part in UPSTREAM_PARTS:
        return upstream['key'] == '/'.join([edition, UPSTREAM_PARTS[part], *rest])[:-1]
    own, other = ROW_ID(direct['row']), ROW_ID(upstream['row'])
    if not own:
        return True
    due = (UPSTREAM_GROUPS.get(own[2], own[2]), own[3])
    return own[1] not in WITHOUT_UPSTREAM and other is not None and (other[2], other[3]) == due


def is_outside_row(fuel_row, outside):
    """True unless the publisher tells which row has the biogenic CO2 of a row, and it is another one."""
    own, other = ROW_ID(fuel_row), ROW_ID(outside['row'])
    return not own or (own[2] in OUTSIDE_GROUPS and other is not None and (other[2], other[3]) == (OUTSIDE_GROUPS[own[2]], own[3]))


def agree(one, other):
    return all(one[member] == other[member] for member in AGREEING)


def with_upstream(factor, upstream):
    own, added = factor['per1']['co2e'], get(upstream, 'per1', 'co2e')
    if get(upstream, 'boundary') != 'WTT' or factor['boundary'] not in ('TTW', 'direct') or own is None or added is None:
        raise NotDerived('is not made of a direct row and a well-to-tank row')
    if not agree(factor, upstream) or factor['gwp'] != upstream['gwp'] or not is_upstream_row(factor, upstream):
        raise NotDerived('has the well-to-tank row of something else')
    total = print_number(add(FIGURES[own], FIGURES[added]))
    kept = [one for one in factor['adjustments'] if one['why'] == 'mass_unit' and one['gas'] in ('co2e', 'biogenicCo2')]
    return {
        **factor, 'id': f"{factor['id']}+{upstream['id']}", 'name': f"{factor['name']}, well to wheel",
        'row': f"{factor['row']}+{upstream['row']}", 'boundary': 'WTW', 'adjustments': kept,
        'per1': {'co2': None, 'ch4': None, 'n2o': None, 'co2e': total},
        'derivation': [taken('co2e', factor['key'], own), {**taken('co2e', upstream['key'], added), 'kind': 'add', 'gives': total}]}


def taken(column, key, figure):
    return {'kind': 'take', 'column': column, 'key': key, 'figure': figure, 'gives': print_number(FIGURES[figure])}


def is_carbon(row):
    return (row['per1']['co2'], row['biogenicCo2']) != (None, None) and row['per1']['ch4'] is None and row['per1']['n2o'] is None


def is_others(row):
    return row['per1']['co2'] is None and row['biogenicCo2'] is None and None not in (row['per1']['ch4'], row['per1']['n2o'])


def sum_of_gases(factor, gwp, why):
    return {'gas': 'co2e', 'why': why, 'becomes': [
        ['1', 'co2'], [GWP100[gwp][factor['methane']], 'ch4'], [GWP100[gwp]['n2o'], 'n2o']]}


def with_partner(factor, key, find):
    partner = find(key)
    is_pair = partner is not None and ((is_others(partner) if is_carbon(factor) else is_others(factor) and is_carbon(partner)))
    if not is_pair or factor['complete'] or partner['complete'] or factor['edition'] != partner['edition']:
        raise NotDerived('is not one of two rows that complete each other')
    gwp = factor['gwp'] or partner['gwp'] or 'AR5_GWP100'
    kept = [one for one in factor['adjustments'] if one['gas'] != 'co2e' and one['why'] != 'combined']
    zeros = [{'gas': gas, 'why': 'combined', 'becomes': []} for gas in (('ch4', 'n2o') if is_carbon(factor) else ('co2',))]
    return {**factor, 'complete': True, 'gwp': gwp, 'adjustments': [*kept, *zeros, sum_of_gases(factor, gwp, 'sum_of_gases')]}


def with_biogenic(factor, key, find):
    row = find(key)
    is_besides = row is not None and not row['complete'] and row['biogenicCo2'] is not None and set(row['per1'].values()) == {None}
    if not is_besides or not factor['complete'] or factor['boundary'] == 'WTT' or factor['biogenicCo2'] is not None:
        raise NotDerived('is not made of a row without biogenic CO2 and a row of it alone')
    if not agree(factor, row) or not is_outside_row(factor['row'].split('+')[0], row):
        raise NotDerived('has the biogenic CO2 of something else')
    own = [one for one in row['adjustments'] if one['gas'] == 'biogenicCo2']
    return {
        **factor, 'biogenicCo2': row['biogenicCo2'], 'adjustments': own + factor['adjustments'],
        'derivation': [*factor['derivation'], taken('biogenicCo2', key, row['biogenicCo2'])]}


def is_made_of_its_gases(factor):
    """True if the gases add up to the total, to a hundredth, so that another GWP set follows from them."""
    amounts = adjusted_of(factor)
    co2, ch4, n2o, co2e = (amounts[each] for each in ('co2', 'ch4', 'n2o', 'co2e'))
    if factor['category'].startswith('spend') or None in (co2, ch4, n2o, co2e):
        return False
    if factor['gwp'] is None:
        return co2e[0] == 0
    weights = GWP100[factor['gwp']]
    total = add(co2, add(multiply(FIGURES[weights[factor['methane']]], ch4), multiply(FIGURES[weights['n2o']], n2o)))
    residual = add(co2e, (-total[0], total[1]))
    return not is_less(multiply(co2e, (1, 100)), (abs(residual[0]), residual[1]))


def with_gwp_set(factor, gwp, find):
    if gwp not in GWP100 or gwp in (factor['gwp'], factor['publishedGwp']) or not is_made_of_its_gases(factor):
        raise NotDerived('has a GWP set that its row does not allow')
    kept = [one for one in factor['adjustments'] if one['gas'] != 'co2e' or one['why'] not in ('gwp', 'sum_of_gases')]
    return {**factor, 'gwp': gwp, 'adjustments': [*kept, sum_of_gases(factor, gwp, 'gwp')]}


def with_forcing(factor, value, find):
    if value != '1.7' or factor['radiativeForcing'] != 'excluded' or factor['per1']['co2'] is None:
        raise NotDerived('has radiative forcing that its row does not allow')
    return {**factor, 'radiativeForcing': 'included', 'adjustments': factor['adjustments'] + FORCING}


def with_montreal(factor, value, find):
    if value != 'apart' or not factor['category'].startswith('refrigerant') or not MONTREAL_GAS(factor['name']):
        raise NotDerived('has gases apart that its row does not have')
    return {**factor, 'adjustments': factor['adjustments'] + APART}


DERIVATIONS = {  # by the option of the key, in the order in which they are applied
    'with': with_partner, 'biogenic': with_biogenic, 'gwp': with_gwp_set, 'rf': with_forcing, 'montreal': with_montreal}


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
COLLECTIONS = (
    'sites vehicles vendors products batches instruments emissionKinds emissionFactors factorRules boundaryShares baseYears files '
    'periodLocks siteFuels siteEnergies vehicleEmissions movements movementBatches travels refrigerantLeaks activityRecords '
    'batchProducts').split()
HOLDERS = {  # the activities: the collections whose totals they are part of, and the member with the id
    'siteFuels': {'sites': 'siteId', 'vendors': 'vendorId'}, 'siteEnergies': {'sites': 'siteId', 'vendors': 'vendorId'},
    'vehicleEmissions': {'vehicles': 'vehicleId'}, 'movements': {'vendors': 'vendorId'}, 'travels': {'vendors': 'movementDto.vendorId'},
    'refrigerantLeaks': {'sites': 'siteId'}, 'activityRecords': {'sites': 'siteId', 'vendors': 'vendorId'}}
WEIGHED, WITHOUT_COMPANY = {'products': 'weight', 'batches': 'totalWeight'}, {'movementBatches', 'files', 'batchProducts'}
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
    return (start, end) if is_time(start) and is_time(end) and start <= end else None


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


# ------------------------------------------------------------------------------------------------ fields of records
# A rule of a value: LEAF (a text, a number, a boolean or null, which other checks or nobody can decide), ANY (whatever the
# company states), NONE (an empty list), a function (a leaf that follows from the trace or from other records), a list (items of
# that rule) or a dict (exactly these members; a name with ? may be absent). Objects and lists may be null.
LEAF, ANY, NONE = 'leaf', 'any', 'none'
UNKNOWN_DUE = object()  # nothing in the bundle decides the value


class Nearest(tuple):
    """A number that a record shows as the nearest double."""


class Exactly(tuple):
    """A number that a record has with all its digits."""


class Compared:
    """A record with all that decides its fields. `trace` and `location` are verified traces, or None."""

    __slots__ = ('record', 'trace', 'location', 'logged', 'known')

    def __init__(self, record, trace, location, logged, known):
        self.record, self.trace, self.location, self.logged, self.known = record, trace, location, logged, known

    def parts(self):
        return self.trace['contributions'] if self.trace else []

    def first(self, *names):
        parts = self.parts()
        return get(parts[0], *names) if parts and names else parts[0] if parts else None

    def is_noticed(self, code):
        return self.trace is not None and any(one['code'] == code for one in self.trace['notices'])


def leaves(names, **others):
    return {**dict.fromkeys(names.split(), LEAF), **others}


def read_figure(value):
    """A number of a record, in any form that a record has it; None: it is none."""
    if type(value) in (int, float):
        return FIGURES[print_json_number(value)]
    return FIGURES[value] if type(value) is str else None


def given_of(record, member):
    """The digits of a number in `given`; UNKNOWN_DUE if they are not there."""
    given = record.get('given')
    return given[member] if type(given) is dict and member in given else UNKNOWN_DUE


def compare_figure(member, due_of):
    """Compares a number with the one that follows, which it shows as the nearest double if its digits are in `given`."""
    def rule(compared, value, within):
        due = due_of(compared)
        if due is UNKNOWN_DUE and type(value) is str:
            return 'a number'
        if due is UNKNOWN_DUE or due is None:
            return due
        return Exactly(due) if given_of(compared.record, member) is UNKNOWN_DUE else Nearest(due)
    return rule


def compare_digits(due_of):
    def rule(compared, value, within):
        due = UNKNOWN_DUE if value is None else due_of(compared)
        return due if due is UNKNOWN_DUE or due is None else Exactly(due)
    return rule


def shown_digits(member):
    """Compares a number that only the company knows with its own digits in `given`."""
    def rule(compared, value, within):
        digits = read_figure(given_of(compared.record, member))
        return Nearest(digits) if digits else 'a number' if type(value) is str else UNKNOWN_DUE
    return rule


def first_step(parts, kind):
    return next((step for part in parts for step in part['steps'] if step['kind'] == kind), None)


# kinds, units and factors within records
UNIT_IDS = {
    'g': 1, 'kg': 2, 't': 3, 'kWh': 4, 'MWh': 5, 'btu': 6, 'mmbtu': 7, 'MJ': 8, 'GJ': 9, 'km': 10, 'l': 13,
    'lb': 1001, 'short ton': 1002, 'long ton': 1003, 'oz': 1004, 'kt': 1005,
    'J': 1101, 'kJ': 1102, 'TJ': 1103, 'Wh': 1104, 'GWh': 1105, 'TWh': 1106, 'therm': 1107, 'therm (US)': 1108,
    'kcal': 1109, 'toe': 1110, 'm': 1201, 'ft': 1202, 'yd': 1203, 'mi': 1204, 'nmi': 1205,
    'm3': 1301, 'ml': 1302, 'in3': 1303, 'US gal': 1304, 'imp gal': 1305, 'bbl': 1306, 'ft3': 1307, 'Ccf': 1308,
    'million l': 1309, 'scf': 1401, 't·km': 1501, 'short ton·mi': 1502, 'kg·km': 1503, 't·nmi': 1504,
    'm2': 1901, 'ft2': 1902, 'ha': 1903, 'head': 2201, 'employee·day': 2101,
    'passenger·km': 1601, 'passenger·mi': 1602, 'room·night': 1701, 'FTE·h': 1801,
}
UNIT_SYMBOLS = {unit_id: symbol for symbol, unit_id in UNIT_IDS.items()}
BASE_UNITS = {'kg', 'kWh', 'km', 'l', 'scf', 't·km', 'passenger·km', 'room·night', 'FTE·h', 'm2', 'head', 'employee·day'}
UNIT_TYPES = {
    'mass': 'WEIGHT', 'energy': 'ELECTRICITY', 'length': 'DISTANCE', 'volume': 'VOLUME', 'freight': 'FREIGHT', 'area': 'AREA',
    'standard gas volume': 'STANDARD_GAS_VOLUME', 'passenger distance': 'PASSENGER_DISTANCE', 'room nights': 'ROOM_NIGHT',
    'work time': 'WORK_TIME', 'livestock': 'HEAD', 'employee days': 'EMPLOYEE_DAY'}
BUILT_IN_KINDS = '''
site-fuel|SCOPE_1|Sites|FUEL|Fuel burnt at sites
site-electricity|SCOPE_2|Sites|ELECTRICITY|Electricity bought for sites
vehicle|SCOPE_1|Vehicles|COMPANY_VEHICLE|Company vehicles
vehicle-electric|SCOPE_2|Vehicles|COMPANY_VEHICLE|Electric company vehicles
movement-truck|SCOPE_3|Movements|TRUCK|Freight by road
movement-ship|SCOPE_3|Movements|SHIP|Freight by sea
movement-air|SCOPE_3|Movements|AIR|Freight by air
movement-rail|SCOPE_3|Movements|RAIL|Freight by rail
travel|SCOPE_3|Travels|BUSINESS_TRAVEL|Business trips
product|SCOPE_3|Products|PURCHASED_GOODS|Purchased goods and services
site-refrigerant|SCOPE_1|Sites|REFRIGERANT|Refrigerants leaked at sites
heat|SCOPE_2|Sites|HEAT|Heat, steam and cooling bought
energy-upstream|SCOPE_3|Energy|FUEL_AND_ENERGY|Fuel- and energy-related activities
waste|SCOPE_3|Operations|WASTE|Waste generated in operations
commuting|SCOPE_3|Employees|COMMUTING|Commuting and homeworking
capital-goods|SCOPE_3|Products|CAPITAL_GOODS|Capital goods
'''
KIND_FIELDS = ('scope', 'underScope', 'activityTypeUnderScope', 'name')
MONEY_UNIT_ID, KILOGRAM_ID = 2001, 2


def kind_id(key):
    return earlier_id(f'emission-kind/{key}')


KINDS_BY_ID = Lazy(lambda: {
    kind_id(key): dict(zip(KIND_FIELDS, parts)) for key, *parts in (row.split('|') for row in BUILT_IN_KINDS.split('\n') if row)})


def symbol_of(unit_id):
    return UNIT_SYMBOLS.get(unit_id) if type(unit_id) is int else None


def id_of(symbol):
    return UNIT_IDS.get(symbol) if type(symbol) is str else None


def unit_multiplier(symbol, parent):
    """The multiple of its parent that a built-in unit is; None for other units, and of another dimension."""
    if type(symbol) is not str or symbol not in UNITS:
        return None
    if parent is None:
        return ONE
    (dimension, size), (other, base) = UNITS[symbol], UNITS.get(symbol_of(parent) or '', (None, ONE))
    return divide(size, base) if dimension == other else None


def named_kind(compared, value, within):
    is_known = value is None or (type(value) is str and (value in KINDS_BY_ID.value or value in compared.known.kinds))
    return UNKNOWN_DUE if is_known else 'the id of a kind that is built in or was created'


def kind_field(member):
    def rule(compared, value, within):
        kind_of_id = within.get('id')
        built_in = KINDS_BY_ID.value.get(kind_of_id) if type(kind_of_id) is str else None
        if member == 'companyId':
            return None if built_in else compared.record.get('companyId', UNKNOWN_DUE)
        found = built_in or compared.known.unchanged_kind(kind_of_id)
        return found.get(member) if found else UNKNOWN_DUE
    return rule


def unit_id_rule(compared, value, within):
    return UNKNOWN_DUE if symbol_of(value) is None else id_of(within.get('short_name')) or 'another id'


def unit_symbol_rule(compared, value, within):
    return symbol_of(within.get('id')) or UNKNOWN_DUE


def unit_multiplier_rule(compared, value, within):
    nearest = unit_multiplier(within.get('short_name'), within.get('parent_id'))
    return Nearest(nearest) if nearest else UNKNOWN_DUE


def unit_parent_rule(compared, value, within):
    symbol = within.get('short_name')
    if id_of(symbol) is None:
        return UNKNOWN_DUE
    if symbol in BASE_UNITS:
        return None
    is_parent = symbol_of(value) != symbol and unit_multiplier(symbol, value) is not None
    return UNKNOWN_DUE if value is not None and is_parent else 'the id of a unit that it is a multiple of'


def unit_type_rule(compared, value, within):
    symbol = within.get('short_name')
    found = UNITS.get(symbol) if type(symbol) is str else None
    return UNIT_TYPES.get(found[0][1:], UNKNOWN_DUE) if found else UNKNOWN_DUE


def due_unit_id(compared, symbol, value):
    """The id of the unit of a symbol: the built-in one, or one that a vehicle shows with it."""
    if symbol is None or (value, symbol) in compared.known.units:
        return UNKNOWN_DUE
    due = id_of(symbol)
    return due if due is not None else UNKNOWN_DUE if symbol_of(value) is None else 'the id of another unit'


def embedded_factor(compared, factor_id):
    used = next((part['factor'] for part in compared.parts() if part['factor']['id'] == factor_id), None)
    return used or (compared.known.published_factor(factor_id) if type(factor_id) is str else None)


def is_own_factor(factor):
    return factor['edition'].startswith('company-')


def factor_column(factor, gas):
    """A column of a factor as records show it: kilograms, or the unit that an own factor is stated in."""
    if any(one['why'] == 'radiative_forcing' for one in factor['adjustments']):
        return None
    if factor['gwp'] != factor['publishedGwp'] and factor['publishedGwp'] is not None:
        return None
    digits = factor['per1'][gas] if is_own_factor(factor) else None
    if digits is not None:
        return FIGURES[digits]
    kilograms = adjusted_of(factor)[gas] or ZERO
    return divide(kilograms, FIGURES[KILOGRAMS[factor['massUnit']]]) if is_own_factor(factor) else kilograms


def of_factor(due):
    def rule(compared, value, within):
        factor = embedded_factor(compared, within.get('id'))
        return due(factor, compared) if factor else UNKNOWN_DUE
    return rule


def column_rule(gas):
    def due(factor, compared):
        number = factor_column(factor, gas)
        return Nearest(number) if number else UNKNOWN_DUE
    return of_factor(due)


def source_of(factor, compared):
    source = factor['source']
    if is_own_factor(factor):
        return source['title']
    year = str(source['editionYear']) if source['editionYear'] > 0 else ''
    return ', '.join(part for part in (source['publisher'], source['title'], source['table'], year) if part)


def source_rule(compared, value, within):
    due = of_factor(source_of)(compared, value, within)
    return UNKNOWN_DUE if due == (value or '') else due


def denominator_rule(compared, value, within):
    symbol = get(embedded_factor(compared, within.get('id')), 'unit')
    return MONEY_UNIT_ID if symbol is not None and MONEY(symbol) else due_unit_id(compared, symbol, value)


def own_column(gas):
    """A column of an own factor, which shows the figure that the company gave for it."""
    def rule(compared, value, within):
        per1 = get(compared.record, 'given', 'per1')
        digits = per1.get(gas, UNKNOWN_DUE) if type(per1) is dict else UNKNOWN_DUE
        if digits is None and gas != 'co2e':
            return 0
        number = read_figure(digits)
        return Nearest(number) if number else UNKNOWN_DUE
    return rule


# electricity
def part_of_label(compared, label):
    return next((part for part in compared.parts() if part['label'] == label), None)


def clean_percentage(compared):
    if compared.trace is None:
        return UNKNOWN_DUE
    is_in_mix = get(part_of_label(compared, 'uncovered share'), 'factor', 'supplierMix') is True
    if is_in_mix and compared.is_noticed('clean_share_in_supplier_mix'):
        return UNKNOWN_DUE
    clean = part_of_label(compared, 'clean share')
    if clean is None:
        return ZERO
    share = first_step([clean], 'share')
    return (100, 1) if share is None else EXACT[share['part']]


def custom_factor(compared, value, within):
    """The factor that a record names: it applies to electricity that neither clean energy nor an instrument covers."""
    uncovered = get(part_of_label(compared, 'uncovered share'), 'factor', 'id')
    if uncovered is None:
        return UNKNOWN_DUE
    if value is not None:
        return uncovered
    residual = compared.known.factor_id_of(get(compared.record, 'given', 'residualSnapshotId'))
    is_of_grid = compared.location is not None and any(
        part['factor']['id'] == uncovered for part in compared.location['contributions'])
    return UNKNOWN_DUE if is_of_grid or residual == uncovered else uncovered


def custom_snapshot(compared, value, within):
    factor_id = compared.record.get('customEmissionFactorId')
    if value is None or factor_id is None:
        return UNKNOWN_DUE if factor_id == value else factor_id
    return UNKNOWN_DUE if compared.known.factor_id_of(value) == factor_id else 'the id of a snapshot of that factor'


def residual_snapshot(compared, value, within):
    if value is None:
        return UNKNOWN_DUE
    uncovered, factor_id = get(part_of_label(compared, 'uncovered share'), 'factor', 'id'), compared.known.factor_id_of(value)
    is_used = factor_id is not None and uncovered in (None, factor_id)
    return UNKNOWN_DUE if is_used else 'the id of a snapshot that is used'


def site_field(member):
    def rule(compared, value, within):
        site = compared.known.unchanged('sites', compared.record.get('siteId'), compared.logged)
        return site[member] if site else UNKNOWN_DUE
    return rule


def milliseconds_of(text):
    """The milliseconds of a timestamp that TIMESTAMP matches; None if the calendar does not have it."""
    date, clock = text[:10], text[11:23]
    day = read_instant(date)
    hour, minute, second, rest = int(clock[:2]), int(clock[3:5]), int(clock[6:8]), int(clock[9:])
    is_clock = (hour < 24 and minute < 60 and second < 60) or (hour, minute, second, rest) == (24, 0, 0, 0)
    return None if day is None or not is_clock else day + ((hour * 60 + minute) * 60 + second) * 1000 + rest


def grid_year(compared, value, within):
    """The year with most of the period of a record; of two equal years the later."""
    dates = dates_of_record(compared.record)
    if dates is None:
        return UNKNOWN_DUE
    start, end = milliseconds_of(dates[0]), milliseconds_of(dates[1])
    first, last = int(dates[0][:4]), int(dates[1][:4])
    if start is None or end is None:
        return first

    def within_year(year):
        begin = read_instant(f'{year:04d}-01-01')
        behind = math.inf if year == 9999 else read_instant(f'{year + 1:04d}-01-01')
        return min(end, behind) - max(start, begin)
    best = first
    for year in [first, *range(max(first + 1, last - 9), last + 1)]:
        if (first == last or within_year(year) > 0) and within_year(year) >= within_year(best):
            best = year
    return best


def misfit_of(compared, instrument_id):
    """Why a record may not draw on an instrument; None: it may."""
    record, known = compared.record, compared.known
    instrument, dates = known.find('instruments', instrument_id), dates_of_record(record)
    if instrument is None or dates is None:
        return None
    site = known.unchanged('sites', record.get('siteId'), compared.logged)
    if site is not None and site['countryId'] != instrument['countryId']:
        return 'is of the market of another country'
    if instrument['siteId'] is not None and instrument['siteId'] != record.get('siteId'):
        return 'is of another site'
    start, end = instrument['startDate'], instrument['endDate']
    holds = type(start) is str and type(end) is str and start <= dates[0] and dates[1] <= end
    return None if holds else 'is of another period'


# vehicles, refrigerants, quantities and money
def used_factor(compared, value, within):
    return compared.first('factor', 'id') if compared.parts() else UNKNOWN_DUE


def activity_unit(compared, value, within):
    return due_unit_id(compared, compared.first('activity', 'unit'), value)


def consumption_rule(compared, value, within):
    step, per = first_step(compared.parts(), 'quantity'), read_figure(within.get('consumptionPer'))
    return Exactly(multiply(EXACT[step['times']], per)) if step and per else UNKNOWN_DUE


def consumption_per(compared, value, within):
    step, figure = first_step(compared.parts(), 'quantity'), read_figure(within.get('fuelConsumption'))
    if not step or not figure or EXACT[step['times']][0] == 0:
        return UNKNOWN_DUE
    return Exactly(divide(figure, EXACT[step['times']]))


def consumption_unit(compared, value, within):
    step = first_step(compared.parts(), 'quantity')
    return due_unit_id(compared, split_unit(step['unit'], compared.first('activity', 'unit'))[0], value) if step else UNKNOWN_DUE


def gwp_set_rule(compared, value, within):
    factor = compared.first('factor')
    return (factor['publishedGwp'] or factor['gwp']) if factor else UNKNOWN_DUE


BLENDS = '''
401a|22 53,152a 13,124 34
401b|22 61,152a 11,124 28
401c|22 33,152a 15,124 52
402a|125 60,290 2,22 38
402b|125 38,290 2,22 60
403a|290 5,22 75,218 20
403b|290 5,22 56,218 39
404a|125 44,134a 4,143a 52
405a|22 45,152a 7,142b 5.5,c318 42.5
406a|22 55,600a 4,142b 41
407a|32 20,125 40,134a 40
407b|32 10,125 70,134a 20
407c|32 23,125 25,134a 52
407d|32 15,125 15,134a 70
407e|32 25,125 15,134a 60
407f|32 30,125 30,134a 40
407g|32 2.5,125 2.5,134a 95
407h|32 32.5,125 15,134a 52.5
407i|32 19.5,125 8.5,134a 72
408a|125 7,143a 46,22 47
409a|22 60,124 25,142b 15
409b|22 65,124 25,142b 10
410a|32 50,125 50
410b|32 45,125 55
411a|1270 1.5,22 87.5,152a 11
411b|1270 3,22 94,152a 3
412a|22 70,218 5,142b 25
413a|218 9,134a 88,600a 3
414a|22 51,124 28.5,600a 4,142b 16.5
414b|22 50,124 39,600a 1.5,142b 9.5
415a|22 82,152a 18
415b|22 25,152a 75
416a|134a 59,124 39.5,600 1.5
417a|125 46.6,134a 50,600 3.4
417b|125 79,134a 18.3,600 2.7
417c|125 19.5,134a 78.8,600 1.7
418a|290 1.5,22 96,152a 2.5
419a|125 77,134a 19,re170 4
419b|125 48.5,134a 48,re170 3.5
420a|134a 88,142b 12
421a|125 58,134a 42
421b|125 85,134a 15
422a|125 85.1,134a 11.5,600a 3.4
422b|125 55,134a 42,600a 3
422c|125 82,134a 15,600a 3
422d|125 65.1,134a 31.5,600a 3.4
422e|125 58,134a 39.3,600a 2.7
423a|134a 52.5,227ea 47.5
424a|125 50.5,134a 47,600a 0.9,600 1,601a 0.6
425a|32 18.5,134a 69.5,227ea 12
426a|125 5.1,134a 93,600 1.3,601a 0.6
427a|32 15,125 25,143a 10,134a 50
428a|125 77.5,143a 20,290 0.6,600a 1.9
429a|re170 60,152a 10,600a 30
430a|152a 76,600a 24
431a|290 71,152a 29
432a|1270 80,re170 20
433a|1270 30,290 70
433b|1270 5,290 95
433c|1270 25,290 75
434a|125 63.2,143a 18,134a 16,600a 2.8
435a|re170 80,152a 20
436a|290 56,600a 44
436b|290 52,600a 48
436c|290 95,600a 5
437a|125 19.5,134a 78.5,600 1.4,601 0.6
438a|32 8.5,125 45,134a 44.2,600 1.7,601a 0.6
439a|32 50,125 47,600a 3
440a|290 0.6,134a 1.6,152a 97.8
441a|170 3.1,290 54.8,600a 6,600 36.1
442a|32 31,125 31,134a 30,152a 3,227ea 5
443a|1270 55,290 40,600a 5
444a|32 12,152a 5,1234zee 83
444b|32 41.5,152a 10,1234zee 48.5
445a|744 6,134a 9,1234zee 85
446a|32 68,1234zee 29,600 3
447a|32 68,125 3.5,1234zee 28.5
447b|32 68,125 8,1234zee 24
448a|32 26,125 26,1234yf 20,134a 21,1234zee 7
449a|32 24.3,125 24.7,1234yf 25.3,134a 25.7
449b|32 25.2,125 24.3,1234yf 23.2,134a 27.3
449c|32 20,125 20,1234yf 31,134a 29
450a|134a 42,1234zee 58
451a|1234yf 89.8,134a 10.2
451b|1234yf 88.8,134a 11.2
452a|32 11,125 59,1234yf 30
452b|32 67,125 7,1234yf 26
452c|32 12.5,125 61,1234yf 26.5
453a|32 20,125 20,134a 53.8,227ea 5,600 0.6,601a 0.6
454a|32 35,1234yf 65
454b|32 68.9,1234yf 31.1
454c|32 21.5,1234yf 78.5
455a|744 3,32 21.5,1234yf 75.5
456a|32 6,134a 45,1234zee 49
457a|32 18,1234yf 70,152a 12
458a|32 20.5,125 4,134a 61.4,227ea 13.5,236fa 0.6
459a|32 68,1234yf 26,1234zee 6
459b|32 21,1234yf 69,1234zee 10
460a|32 12,125 52,134a 14,1234zee 22
460b|32 28,125 25,134a 20,1234zee 27
460c|32 2.5,125 2.5,134a 46,1234zee 49
461a|125 55,143a 5,134a 32,227ea 5,600a 3
462a|32 9,125 42,143a 2,134a 44,600 3
463a|744 6,32 36,125 30,1234yf 14,134a 14
464a|32 27,125 27,1234zee 40,227ea 6
465a|32 21,290 7.9,1234yf 71.1
500|12 73.8,152a 26.2
501|22 75,12 25
502|22 48.8,115 51.2
503|23 40.1,13 59.9
504|32 48.2,115 51.8
505|12 78,31 22
506|31 55.1,114 44.9
507a|125 50,143a 50
508a|23 39,116 61
508b|23 46,116 54
509a|22 44,218 56
510a|re170 88,600a 12
511a|290 95,re170 5
512a|134a 5,152a 95
513a|1234yf 56,134a 44
513b|1234yf 58.5,134a 41.5
515a|1234zee 88,227ea 12
516a|1234yf 77.5,134a 8.5,152a 14
'''
SHARES_OF_BLEND = Lazy(lambda: {
    number: dict(gas.split(' ') for gas in gases.split(','))
    for number, gases in (row.split('|') for row in BLENDS.split('\n') if row)})
GAS_NUMBERS = {  # of ASHRAE 34, for gases that are called by their formula
    'co2': '744', 'ch4': '50', 'n2o': '744a', 'sf6': '7146', 'cf4': '14', 'c2f6': '116', 'c3f8': '218', 'cc4f8': 'c318'}
NUMBERED_GAS = re.compile('(?:hcfc|hfc|cfc|hcfo|hfo|pfc)').match
NUMBER_IN_NAME = re.compile('(?:hcfc|hfc|cfc|hcfo|hfo|pfc|r)?(c?[0-9]{2,}[0-9a-z]*)').fullmatch


def folded_gas(name_of_gas):
    return re.sub(r'[\s\ufeff_()-]', '', name_of_gas.lower())


def number_of_gas(name_of_gas):
    """The number in a name such as HFC-134a, R-410A or 134a; None for other names."""
    found = NUMBER_IN_NAME(folded_gas(name_of_gas))
    return found[1] if found else None


def can_be_gas(name_of_gas, factor_name):
    """True if a name can be that of the gas or blend of a factor: gases have names in words, too."""
    number, due = number_of_gas(name_of_gas), number_of_gas(factor_name)
    folded, folded_due = folded_gas(name_of_gas), folded_gas(factor_name)
    of_formula = GAS_NUMBERS.get(folded_due)
    if number is None:
        is_other_formula = folded in GAS_NUMBERS and folded != folded_due
        return folded == folded_due or not (is_other_formula or NUMBERED_GAS(folded_due))
    if number in (due, of_formula) or (of_formula is not None and f'c{number}' == of_formula):
        return True
    if folded_due.startswith('halon') or (due is not None and due.startswith(number)):
        return True
    if due is None and of_formula is None:
        return number in folded_due or not re.search('[0-9]', folded_due)
    return False


def refrigerant_rule(compared, value, within):
    """The refrigerant of a leak: the gas of its factor, or the blend of its gases."""
    parts = compared.parts()
    if not parts or type(value) is not str:
        return UNKNOWN_DUE
    if len(parts) == 1:
        return UNKNOWN_DUE if can_be_gas(value, parts[0]['factor']['name']) else parts[0]['factor']['name']
    number = number_of_gas(value)
    shares = number and (SHARES_OF_BLEND.value.get(number) or SHARES_OF_BLEND.value.get(number + 'a'))
    if not shares:
        return 'the name of a blend'

    def is_of_blend(part):
        gas = part['factor']['name']
        due = shares.get(number_of_gas(gas) or GAS_NUMBERS.get(folded_gas(gas)) or folded_gas(gas))
        share = first_step([part], 'share')
        return due is not None and share is not None and is_same(
            divide(EXACT[share['part']], EXACT[share['whole']]), divide(EXACT[due], (100, 1)))
    return UNKNOWN_DUE if all(map(is_of_blend, parts)) and len(parts) == len(shares) else 'the blend of its gases'


def money_of(compared):
    """The currency and the year of the money that a trace begins with; None: it is a quantity, or there is no trace."""
    symbol = compared.first('activity', 'unit')
    return symbol.split(' ') if symbol is not None and MONEY(symbol) else None


def currency_rule(compared, value, within):
    money = money_of(compared)
    return UNKNOWN_DUE if not compared.parts() else money[0] if money else None


def price_year(compared, value, within):
    money = money_of(compared)
    if not compared.parts() or (money and value is None):
        return UNKNOWN_DUE
    return int(money[1]) if money else None


def price_basis(compared, value, within):
    if not compared.parts():
        return UNKNOWN_DUE
    if not money_of(compared) or compared.is_noticed('price_basis_assumed'):
        return None
    is_without_margins = compared.first('factor', 'category') == 'spend-without-margins'
    return 'PRODUCER' if is_without_margins and not compared.is_noticed('margins_left_out') else 'PURCHASER'


def quantity_unit(compared, value, within):
    if not compared.parts():
        return UNKNOWN_DUE
    return None if money_of(compared) else 'the id of a unit' if value is None else UNKNOWN_DUE


def instrument_snapshot(compared, value, within):
    is_of_factor = compared.known.factor_id_of(value) == compared.record.get('emissionFactorId')
    return UNKNOWN_DUE if is_of_factor else 'the id of a snapshot of its factor'


def logged_rule(member):
    return lambda compared, value, within: compared.logged[member] if compared.logged else UNKNOWN_DUE


def head_digest(compared, value, within):
    return compared.known.digest_of_line(within.get('sequence')) or 'the digest of a line'


def shown_exact(compared, value, within):
    number = read_figure(within.get('exact'))
    return Nearest(number) if number else UNKNOWN_DUE


# movements and trips
def distance_of(part):
    return get(first_step([part], 'distance'), 'distance')


def legs_of(compared):
    return [part for part in compared.parts() if distance_of(part) is not None]


def distances_of(compared):
    return [distance_of(part) for part in legs_of(compared)]


def mode_rule(compared, value, within):
    distances = distances_of(compared)
    found = get(distances[0], 'route', 'mode') if distances else None
    return UNKNOWN_DUE if found is None else found


def is_return_rule(compared, value, within):
    legs = legs_of(compared)
    if not legs:
        return UNKNOWN_DUE
    is_doubled = any(signature(step) == 'policy:return ' for leg in legs for step in leg['steps'])
    return is_doubled or compared.is_noticed('return_not_doubled')


def shown_kilometres(compared, value, within):
    distances = distances_of(compared)
    return Nearest(EXACT[distances[0]['km']]) if distances else UNKNOWN_DUE


def declared_kilometres(compared, value, within):
    distances = distances_of(compared)
    if not distances:
        return UNKNOWN_DUE
    return Exactly(EXACT[distances[0]['km']]) if distances[0]['method'] == 'declared' and len(distances) == 1 else None


def searched_text(text):
    return re.sub('[\t\n\r]', ' ', text).strip(SPACES) if type(text) is str else ''


def end_field(end, member):
    """Compares a point, or the address if there is no point, with the text that the place of the trace was found by."""
    def rule(compared, value, within):
        distances = distances_of(compared)
        route = distances[0 if end == 'from' else -1]['route'] if distances else None
        has_point = searched_text(within.get('startPoint' if end == 'from' else 'endPoint')) != ''
        place = route and route[end]
        if has_point != (member == 'point') or place is None:
            return UNKNOWN_DUE
        return UNKNOWN_DUE if searched_text(value) == searched_text(place['input']) else place['input']
    return rule


def is_factor_of(leg, factor_name):
    return factor_name in (leg['factor']['id'], leg['factor']['key'].split('?')[0])


def named_factor(compared, value, within):
    legs = legs_of(compared)
    return UNKNOWN_DUE if not legs or value is None or is_factor_of(legs[0], value) else legs[0]['factor']['id']


def freight_kind(compared, value, within):
    mode = compared.record.get('transportType')
    return kind_id(f'movement-{mode.lower()}') if type(mode) is str else UNKNOWN_DUE


def journey_of(compared):
    journey = compared.record.get('movementDto')
    return journey if type(journey) is dict else {}


def trip_mass(compared, member):
    digits = given_of(compared.record, member)
    return read_figure(journey_of(compared).get(member) if digits is UNKNOWN_DUE or digits is None else digits)


def freight_field(compared):
    """The mass that a trip is freight by; None: it is one of people."""
    is_seat = journey_of(compared).get('transportType') == 'AIR' and compared.record.get('flightClass', UNKNOWN_DUE) is not None
    if is_seat:
        return None
    tonnes, kilograms = trip_mass(compared, 'transportWeightTon'), trip_mass(compared, 'weight')
    if tonnes is not None:
        return 'transportWeightTon' if tonnes[0] > 0 else None
    return 'weight' if kilograms is not None and not is_less(kilograms, (100, 1)) else None


def freight_mass(member, symbol):
    def due_of(compared):
        legs = legs_of(compared)
        if not legs:
            return UNKNOWN_DUE
        activity = legs[0]['activity']
        if activity['unit'] == symbol:
            return EXACT[activity['value']]
        is_freight = activity['unit'] in ('t', 'kg')
        return None if not is_freight and freight_field(compared) == member else UNKNOWN_DUE
    return due_of


TRIP_TONNES, TRIP_KILOGRAMS = freight_mass('transportWeightTon', 't'), freight_mass('weight', 'kg')


def journey_date(member):
    def rule(compared, value, within):
        own = given_of(compared.record, member)
        of_trip = compared.record.get('startDateUtc' if member == 'startDate' else 'endDateUtc')
        return of_trip if own is UNKNOWN_DUE or own is None else own
    return rule


def hotel_nights(compared, value, within):
    if compared.trace is None:
        return UNKNOWN_DUE
    hotel = part_of_label(compared, 'hotel')
    return Exactly(ZERO if hotel is None else EXACT[hotel['activity']['value']])


SEATS = [(re.compile(rf'\b{words}\b', re.I | re.A).search, seat) for words, seat in (
    ('premium economy class', 'PREMIUM_ECONOMY'), ('economy class', 'ECONOMY'), ('business class', 'BUSINESS'),
    ('first class', 'FIRST_CLASS'), ('average passenger', None))]


def flight_class(compared, value, within):
    legs = legs_of(compared)
    flight = next((leg for leg in legs if get(distance_of(leg), 'route', 'mode') == 'AIR'), None)
    is_unused = value is None or not legs or compared.is_noticed('cabin_class_not_used')
    if flight is None or flight['activity']['unit'] != 'passenger':
        return UNKNOWN_DUE if is_unused else None
    if compared.is_noticed('cabin_class_read_as'):
        return 'a class' if value is None else UNKNOWN_DUE
    return next((seat for words, seat in SEATS if words(flight['factor']['name'])), UNKNOWN_DUE)


def is_kilometres_option(compared, option):
    distances, number = distances_of(compared), read_figure(option)
    if not distances:
        return True
    is_declared = distances[0]['method'] == 'declared' and len(distances) == 1
    return not is_declared if number is None else is_declared and is_same(number, EXACT[distances[0]['km']])


def is_passengers_option(compared, option):
    count = read_figure(option) or ONE
    return all(is_same(count, EXACT[leg['activity']['value']]) for leg in legs_of(compared) if leg['activity']['unit'] == 'passenger')


def is_rooms_option(compared, option):
    hotel = part_of_label(compared, 'hotel')
    step = hotel and first_step([hotel], 'quantity')
    return not step or is_same(read_figure(option) or ONE, EXACT[step['times']])


def is_hotel_country_option(compared, option):
    region = get(part_of_label(compared, 'hotel'), 'factor', 'region')
    is_code = type(option) is str and re.fullmatch('[A-Za-z]{2}', option.strip(SPACES)) is not None
    return not is_code or not region or region[:2] == option.strip(SPACES).upper()


def is_via_option(compared, option):
    distances = distances_of(compared)
    if len(distances) < 2 or type(option) is not list:
        return len(distances) < 2
    stops = [get(one['route'], 'from', 'input') for one in distances[1:]]
    return [searched_text(stop) for stop in stops] == [searched_text(stop) for stop in option]


def is_forcing_option(compared, option):
    if option not in ('none', 'desnz1.7'):
        return True
    forced = [(any(one['why'] == 'radiative_forcing' for one in leg['factor']['adjustments']),
               get(distance_of(leg), 'route', 'mode') == 'AIR') for leg in legs_of(compared)]
    return all(not is_forced if option == 'none' else is_forced or not is_flight for is_forced, is_flight in forced)


TRIP_OPTIONS = {
    'distanceKm': is_kilometres_option, 'passengers': is_passengers_option, 'rooms': is_rooms_option,
    'hotelOnly': lambda compared, option: (option is True) == (legs_of(compared) == []),
    'hotelCountry': is_hotel_country_option,
    'radiativeForcing': is_forcing_option,
    'emissionFactorId': lambda compared, option: option is None or all(is_factor_of(leg, option) for leg in legs_of(compared)),
    'via': is_via_option}


def contradicted_options(compared):
    """The options of a trip that its trace contradicts."""
    options = journey_of(compared).get('customOptions')
    options = options if type(options) is dict else {}
    return [member for member, agrees in TRIP_OPTIONS.items() if compared.trace is not None and not agrees(compared, options.get(member))]


# the fields of every collection
STAMPS = leaves('createdAt updatedAt')
KIND = {'id': named_kind, **{member: kind_field(member) for member in (*KIND_FIELDS, 'companyId')}, **STAMPS}
FACTOR_FIELDS = leaves(
    'id', name=of_factor(lambda factor, compared: factor['name']), source=source_rule, denominatorUnitId=denominator_rule,
    **{gas: column_rule(gas) for gas in ('co2', 'ch4', 'n2o', 'co2e')},
    numeratorUnitId=of_factor(lambda factor, compared: id_of(factor['massUnit']) if is_own_factor(factor) else KILOGRAM_ID),
    isCustom=of_factor(lambda factor, compared: is_own_factor(factor)),
    companyId=of_factor(lambda factor, compared: compared.record.get('companyId') if is_own_factor(factor) else None),
    deletedAt=of_factor(lambda factor, compared: UNKNOWN_DUE if is_own_factor(factor) else None), **STAMPS)
UNIT_FIELDS = leaves(
    'name', id=unit_id_rule, short_name=unit_symbol_rule, multiplier=unit_multiplier_rule, parent_id=unit_parent_rule,
    typeUnit=unit_type_rule, **STAMPS, **{f'{member}?': NONE for member in (
        'emissionFactorsDenominators', 'emissionFactorsNumerators', 'sitesElectricitys', 'sitesFuels', 'emissions',
        'vehiclesActivityUnits', 'vehiclesFuelConsumptionUnit')})
RULED = {'account?': LEAF, 'productId?': LEAF, 'assignedBy?': leaves('ruleId', level=ANY)}
METERED = {'meter?': LEAF}
DRAW = leaves('instrumentId energyKwh')
FILE_FIELDS = leaves('id name url createdAt updatedAt deletedAt')
EMISSION_FIELDS = leaves('id co2 ch4 n2o co2e unitId companyId', **STAMPS)
FIGURE_FIELDS = leaves('exact', kg=shown_exact)
SERIES = {
    'co2e': FIGURE_FIELDS, 'byScope': [leaves('scope', co2e=FIGURE_FIELDS)], 'bySite': [leaves('siteId name', co2e=FIGURE_FIELDS)],
    'log': leaves('sequence', digest=head_digest)}
PLACES = {
    'startPoint': end_field('from', 'point'), 'startAddress': end_field('from', 'address'),
    'endPoint': end_field('to', 'point'), 'endAddress': end_field('to', 'address')}
MASTER = leaves('id companyId', **STAMPS)
ACTIVITY = leaves('id totalEmission companyId', **STAMPS)
PERIOD = leaves('startDate endDate')
FILES = {'files?': [FILE_FIELDS]}
GIVEN_VALUE = {'given?': leaves('value?')}
FIELDS = {
    'sites': {
        **MASTER, **leaves('name avatarUrl possessionType area unit countryId gridRegionId'),
        'address': leaves('address', coordinates=leaves('lat lng'))},
    'vehicles': {
        **MASTER, **leaves('name imageUrl activityType fuelSource fuelConsumptionUnitId emissionKindId emissionFactorId activityUnitId'),
        'tableName': lambda compared, value, within: 'vehicle', 'fuelConsumption': shown_digits('fuelConsumption'),
        'emissionKind': KIND, 'emissionFactor': FACTOR_FIELDS, 'activityUnit': UNIT_FIELDS, 'fuelConsumptionUnit': UNIT_FIELDS,
        'given?': leaves('fuelConsumption? consumptionPer?')},
    'vendors': {**MASTER, **leaves('countryId name logoImageUrl vendorType')},
    'products': {
        **MASTER, **leaves('name referenceNumber logoImageUrl'), 'weight': shown_digits('weight'), 'emissionKindId': named_kind,
        'given?': leaves('weight?')},
    'batches': {
        **MASTER, **leaves('name comment manufacturingDate referenceNumber'), 'totalWeight': shown_digits('totalWeight'),
        'given?': leaves('totalWeight?')},
    'instruments': {
        **MASTER, **leaves('name technology retiredAt evidenceSha256 kind startDate endDate countryId siteId emissionFactorId '
                           'energyKwh drawnKwh'),
        'files': [FILE_FIELDS], 'given': leaves('energyKwh drawnKwh', factorSnapshotId=instrument_snapshot)},
    'emissionKinds': {**MASTER, **leaves('scope underScope activityTypeUnderScope name')},
    'emissionFactors': {
        **MASTER, **leaves('name source denominatorUnitId numeratorUnitId deletedAt'),
        'isCustom': lambda compared, value, within: True, **{gas: own_column(gas) for gas in ('co2', 'ch4', 'n2o', 'co2e')},
        'given?': {
            **leaves('gwpSet heatingValue supplierMix category? tier?'), 'per1': leaves('co2 ch4 n2o co2e'),
            'money?': leaves('currency year'), 'residualMix?': leaves('countryId year')}},
    'factorRules': {
        **MASTER, **leaves('activity siteId vendorId productId account from to emissionFactorId comment'), 'emissionKindId': named_kind},
    'boundaryShares': {
        **MASTER, **leaves('siteId from to financialControl operationalControl group isUnderEts comment'),
        'equityShare': shown_digits('equityShare'), 'given?': leaves('equityShare?')},
    'baseYears': {
        **MASTER, **leaves('year approach scope2Method comment'), 'scopes': ANY, 'threshold': leaves('exact', percent=shown_exact),
        'reported': leaves('at', **SERIES),
        'triggers': [leaves('id kind siteId description createdAt', effect=FIGURE_FIELDS)],
        'recalculations': [leaves('at asOf', **SERIES, difference=FIGURE_FIELDS, differences=[
            leaves('kind siteId name', triggerIds=ANY, difference=FIGURE_FIELDS)])]},
    'files': leaves('id name url createdAt updatedAt deletedAt'),
    'periodLocks': leaves('id companyId from to createdAt', comment=logged_rule('comment'), lockedBy=logged_rule('actor')),
    'siteFuels': {
        **ACTIVITY, **PERIOD, **leaves('comment emissionId value unitId vendorId siteId emissionKindId emissionFactorId'),
        'files': [FILE_FIELDS], 'offsets': NONE, 'emissionKind': KIND, 'unit': UNIT_FIELDS, 'emissionFactor': FACTOR_FIELDS,
        **RULED, **METERED, **GIVEN_VALUE},
    'siteEnergies': {
        **ACTIVITY, **PERIOD, **leaves('comment emissionId value unitId vendorId siteId'), 'emissionKindId': named_kind,
        'percentageOfCleanEnergy': compare_figure('percentageOfCleanEnergy', clean_percentage),
        'customEmissionFactorId': custom_factor, 'files': [FILE_FIELDS], 'unit': UNIT_FIELDS, 'offsets': NONE, 'instruments?': [DRAW],
        **METERED,
        'given': {
            'value?': LEAF, 'percentageOfCleanEnergy?': compare_digits(clean_percentage), 'customFactorSnapshotId': custom_snapshot,
            'residualSnapshotId?': residual_snapshot,
            'grid': {'countryId': site_field('countryId'), 'gridRegionId': site_field('gridRegionId'), 'year': grid_year},
            'drawing?': leaves('isAutomatic', declared=[leaves('instrumentId energyKwh')], draws=[DRAW])}},
    'vehicleEmissions': {
        **ACTIVITY, **PERIOD, **FILES, **leaves('comment vehicleId amount emissionId'), 'emission': EMISSION_FIELDS,
        'given': leaves('amount?', emissionKindId=named_kind, specification={
            'emissionFactorId': used_factor, 'activityUnitId': activity_unit, 'fuelConsumption': consumption_rule,
            'fuelConsumptionUnitId': consumption_unit, 'consumptionPer': consumption_per})},
    'movements': {
        **ACTIVITY, **PERIOD, **FILES, **leaves('name referenceNumber comment vendorId transportWeightTon'),
        'emissionKindId': freight_kind,
        'transportType': mode_rule, 'distance': shown_kilometres, 'isReturnMoving': is_return_rule, **PLACES,
        'given': {
            'emissionId': LEAF, 'transportWeightTon?': LEAF, 'distanceKm?': declared_kilometres, 'emissionFactorId?': named_factor}},
    'movementBatches': leaves('movementId batchId createdAt'),
    'travels': {
        **ACTIVITY, **FILES, **leaves('comment bookingReference startDateUtc endDateUtc'), 'hotelNights': hotel_nights,
        'flightClass': flight_class, 'emissionKind': {**KIND, 'siteElectricitys': NONE},
        'movementDto': {
            **leaves('name referenceNumber comment vendorId'), 'startDate': journey_date('startDate'),
            'endDate': journey_date('endDate'), 'transportType': mode_rule, 'isReturnMoving': is_return_rule,
            'weight': compare_figure('weight', TRIP_KILOGRAMS),
            'transportWeightTon': compare_figure('transportWeightTon', TRIP_TONNES),
            'fromAddress': {each: PLACES[each] for each in ('startAddress', 'startPoint')},
            'toAddress': {each: PLACES[each] for each in ('endAddress', 'endPoint')}, 'customOptions': ANY},
        'emission': EMISSION_FIELDS,
        'given?': {
            'weight?': compare_digits(TRIP_KILOGRAMS), 'transportWeightTon?': compare_digits(TRIP_TONNES), 'startDate?': LEAF,
            'endDate?': LEAF}},
    'refrigerantLeaks': {
        **ACTIVITY, **PERIOD, **FILES, **leaves('comment emissionId value unitId siteId emissionKindId'),
        'refrigerant': refrigerant_rule,
        'gwpSet': gwp_set_rule, 'emissionKind': KIND, 'unit': UNIT_FIELDS, **GIVEN_VALUE},
    'activityRecords': {
        **ACTIVITY, **PERIOD, **FILES,
        **leaves('comment emissionId value scope3Category siteId vendorId emissionKindId emissionFactorId'),
        'unitId': quantity_unit, 'currency?': currency_rule, 'price?': price_basis, 'priceYear?': price_year, 'emissionKind': KIND,
        'unit': UNIT_FIELDS, 'emissionFactor': FACTOR_FIELDS, **RULED, **METERED, **GIVEN_VALUE},
    'batchProducts': leaves('productId batchId count', **STAMPS)}
CALCULATION = {
    'method': leaves('id version'), 'contributions': [leaves('label factorSnapshotId', activity=leaves('value unit'), steps=ANY)],
    'notices': [leaves('code path message')]}
LINE_FIELDS = {
    'header': leaves('kind format companyId exportedAt total', log=leaves('sequence digest')),
    'factor': leaves('kind id createdAt?', factor=ANY),
    'line': leaves('kind', line={
        **leaves('sequence at actor action collection recordId before after digest recordDigest? carriedDigest? computedIn?'),
        'computed?': leaves('revision reason', calculation=CALCULATION, location=CALCULATION), 'dates?': leaves('from to'),
        'period?': leaves('from to comment')}),
    'record': leaves('kind collection version exact', record=ANY), 'trace': leaves('kind recordId method', trace=ANY),
    'end': leaves('kind digest', counts=leaves('factor line record trace'))}


def check_rule(value, rule, path, check):
    """Every member that is missing or not allowed, and every value of another kind than its rule."""
    if rule == ANY or (value is None and rule != NONE):
        return
    if rule == NONE:
        if value != [] or type(value) is not list:
            check.say(RULE, path, 'must be an empty list here', 'a list', value)
    elif type(rule) is list:
        if type(value) is not list:
            check.say(RULE, path, 'must be a list here', 'a list', value)
            return
        for index, one in enumerate(value):
            check_rule(one, rule[0], (path, index), check)
    elif type(rule) is dict:
        if type(value) is dict:
            check_fields(value, rule, path, check)
        else:
            check.say(RULE, path, 'must be an object here', 'an object', value)
    elif type(value) in (dict, list):
        check.say(RULE, path, 'must be a single value', 'one value', value)


def check_fields(value, rules, path, check):
    names = {each.rstrip('?') for each in rules}
    for each in value:
        if each not in names:
            check.say(RULE, (path, each), 'is an unknown field here', None, value[each])
    for each, rule in rules.items():
        member = each.rstrip('?')
        if member in value:
            check_rule(value[member], rule, (path, member), check)
        elif not each.endswith('?'):
            check.say(RULE, (path, member), 'is missing', 'a field', None)


def is_due(due, value, check):
    if type(due) is Nearest:
        return is_shown(value, due)
    if type(due) is Exactly:
        number = read_figure(value) if type(value) in (int, float) else check.number(value)
        return number is not None and is_same(number, due)
    are_numbers = type(due) in (int, float) and type(value) in (int, float)
    return due == value and (are_numbers or type(due) is type(value))


def check_comparisons(value, rules, path, compared, check):
    """Compares every leaf that follows from the trace or from other records. A missing optional member counts as null."""
    if type(value) is not dict:
        return
    for each, rule in rules.items():
        member = each.rstrip('?')
        part, place = value.get(member), (path, member)
        if callable(rule):
            due = rule(compared, part, value)
            if due is not UNKNOWN_DUE and not is_due(due, part, check):
                shown = print_number(due) if type(due) in (Nearest, Exactly) else due
                check.say(RULE, place, 'is not what follows from the trace and the other records', shown, part)
        elif type(rule) is dict:
            check_comparisons(part, rule, place, compared, check)
        elif type(rule) is list and type(part) is list and type(rule[0]) is dict:
            for index, one in enumerate(part):
                check_comparisons(one, rule[0], (place, index), compared, check)


# the traces that the service writes for a record: a line per contribution
ALLOWED_TRACES = {collection: {name_of: re.compile(pattern).fullmatch for name_of, pattern in forms.items()} for collection, forms in {
    'siteFuels': {'fuel/1': r'fuel:(?: convert)?(?: bridge(?: convert)?)?'},
    'siteEnergies': {
        'electricity_market/1': r'(?:(?:uncovered|clean) share:(?: convert)?(?: share:(?:uncovered|clean))?(?:\n|\Z)){1,2}',
        'electricity_market/2': r'(?:(?:certificate|contract|supplier mix): .+:(?: convert)? share:instrument(?:\n|\Z))+'
                                r'(?:uncovered share:(?: convert)? share:uncovered)?'},
    'siteEnergies by location': {'electricity_location/1': r'grid:(?: convert)?'},
    'vehicleEmissions': {'vehicle/1': r'vehicle:(?: quantity:consumption)?(?: convert)?'},
    'movements': {'movement/1': r'movement:(?: convert)? distance(?: policy:return)?(?: convert)?'},
    'travels': {'trip/1': r'(?:leg [0-9]+:(?: convert)? distance(?: policy:return)?(?: convert)?(?:\n|\Z))*(?:hotel: quantity:rooms(?: convert)?)?'},
    'refrigerantLeaks': {'refrigerant/1': r'(?:.+:(?: convert)?|(?:.+:(?: convert)? share:blend(?:\n|\Z))+)'},
    'activityRecords': {
        'quantity/1': r'quantity:(?: convert)?',
        'spend/1': r'(?:purchase|capital goods):(?: exchange){0,2}(?: (?:price_index|inflation))?'},
}.items()}
AMOUNT_MEMBERS = {
    'siteFuels': 'value', 'siteEnergies': 'value', 'vehicleEmissions': 'amount', 'movements': 'transportWeightTon',
    'refrigerantLeaks': 'value', 'activityRecords': 'value'}


def check_allowed(trace, collection, path, check):
    """A trace has only the methods and the steps that the service writes for a record of a collection."""
    method = f"{trace['method']['id']}/{trace['method']['version']}"
    form = ALLOWED_TRACES.get(collection, {}).get(method)
    if form is None:
        check.say(RULE, (path, 'method'), 'is not one that such a record has', None, method)
        return
    found = '\n'.join(f"{part['label']}: {''.join(map(signature, part['steps']))}".rstrip() for part in trace['contributions'])
    if not form(found):
        check.say(RULE, (path, 'contributions'), 'have other steps than such a record has', None, found)


def exact_amount(record, member, check):
    """An amount of a record with all its digits; None unless the record shows it rounded once."""
    digits = given_of(record, member)
    digits = record.get(member) if digits is UNKNOWN_DUE or digits is None else digits
    number = check.number(digits) if type(digits) is str else read_figure(digits)
    return number if number is not None and is_shown(record.get(member), number) else None


def check_digits(record, members, path, check):
    for member in members:
        if exact_amount(record, member, check) is None:
            check.say(RULE, (path, member), 'is not the amount with all its digits as it is shown', 'the nearest double', record.get(member))


def check_amount_of(collection, record, trace, check):
    """Every contribution begins with the amount of the record."""
    member, path = AMOUNT_MEMBERS.get(collection), (None, 'record')
    if member is None:
        return
    number = exact_amount(record, member, check)
    if number is None:
        check.say(RULE, (path, member), 'is not the amount with all its digits as it is shown', 'the nearest double', record.get(member))
        return
    for part in trace['contributions']:
        if not is_same(EXACT[part['activity']['value']], number):
            check.say(RULE, (path, member), 'is not the amount that was calculated', part['activity']['value'], record.get(member))


def check_gases(record, trace, check):
    """The gases of a record are those of its trace, in the kilogram of the company."""
    emission, path = record.get('emission'), ((None, 'record'), 'emission')
    if type(emission) is not dict:
        return
    for gas in ('co2', 'ch4', 'n2o', 'co2e'):
        due = trace['emission'][gas]
        shown = emission.get(gas)
        if due is None or shown is None:
            is_alike = due is None and shown is None
        else:
            is_alike = type(shown) in (int, float) and float(shown) == float(due)
        if not is_alike:
            check.say(RULE, (path, gas), 'is not that of the calculation', due, shown)
    check.expect(RULE, (path, 'unitId'), 'is not that of the record', KILOGRAM_ID, emission.get('unitId'))
    check.expect(RULE, (path, 'companyId'), 'is not that of the record', record.get('companyId'), emission.get('companyId'))


def check_embedded(record, check):
    """The objects within a record are those that it names, such as `unit` and `unitId`."""
    for member, embedded in record.items():
        due = record.get(f'{member}Id', UNKNOWN_DUE)
        if due is UNKNOWN_DUE or (embedded is not None and type(embedded) is not dict):
            continue
        check.expect(RULE, (((None, 'record'), member), 'id'), 'is not the one that the record names', due, get(embedded, 'id'))


def check_used_ids(record, trace, check):
    """A calculation uses the unit and the factor of its record."""
    symbol, path = get(record.get('unit'), 'short_name'), (None, 'record')
    for part in trace['contributions']:
        if type(record.get('unit')) is dict and 'short_name' in record['unit']:
            check.expect(RULE, ((path, 'unit'), 'short_name'), 'is not the unit that was calculated in', part['activity']['unit'], symbol)
        if 'emissionFactorId' in record:
            check.expect(RULE, (path, 'emissionFactorId'), 'is not the factor that was calculated with', part['factor']['id'],
                         record['emissionFactorId'])


SCOPE_3 = {category: number for number, categories in (
    (1, 'water material-use'), (3, 'heat-steam-td heat-and-steam-wtt'), (5, 'water-treatment waste-disposal'), (6, 'hotel'),
    (7, 'homeworking travel-land travel-road travel-rail travel-sea travel-land-wtt travel-road-wtt travel-rail-wtt '
        'business-travel-sea-wtt')) for category in categories.split()}


def scope_3_category(method, part):
    """The category of Scope 3 of a quantity or of money spent; None in Scope 1 and 2."""
    if method == 'spend':
        return 2 if part['label'] == 'capital goods' else 1
    category = narrowed_category(part['factor'])
    if category in SCOPE_3:
        return SCOPE_3[category]
    if category not in KNOWN_CATEGORIES:
        return 1
    return 3 if part['factor']['boundary'] == 'WTT' else None


def check_category_of(record, trace, check):
    for part in trace['contributions'] if 'scope3Category' in record else ():
        check.expect(RULE, ((None, 'record'), 'scope3Category'), 'is not that of the factor',
                     scope_3_category(trace['method']['id'], part), record['scope3Category'])


def check_base_year(record, check):
    """Each series is the sum of its parts; each recalculation differs from what was reported by the sum of its differences."""
    path = (None, 'record')

    def same(due, number, place, message):
        if due is None or number is None or not is_same(due, number):
            check.say(RULE, place, message, due, number)

    def sum_of(items, member):
        total = ZERO
        for one in items if type(items) is list else ():
            part = check.number(get(one, member, 'exact'))
            total = total and part and check.plus(total, part)
        return total

    def check_series(series, place):
        if type(series) is not dict:
            return None
        co2e = check.number(get(series, 'co2e', 'exact'))
        for member in ('byScope', 'bySite'):
            same(sum_of(series.get(member), 'co2e'), co2e, ((place, 'co2e'), 'exact'), f'is not the sum of {member}')
        return co2e
    base, recalculations = check_series(record.get('reported'), (path, 'reported')), record.get('recalculations')
    for index, one in enumerate(recalculations if type(recalculations) is list else ()):
        place = ((path, 'recalculations'), index)
        co2e = check_series(one, place)
        if type(one) is not dict:
            continue
        change, number = base and co2e and check.plus(co2e, (-base[0], base[1])), check.number(get(one, 'difference', 'exact'))
        same(change, number, ((place, 'difference'), 'exact'), 'is not the change since what was reported')
        same(sum_of(one.get('differences'), 'difference'), number, ((place, 'difference'), 'exact'), 'is not the sum of its differences')


class Known:
    """What records refer to: the parts of earlier records, units of vehicles, kinds, factors, digests of lines."""

    STORED = {
        'sites': ('countryId', 'gridRegionId'), 'instruments': ('kind', 'startDate', 'endDate', 'countryId', 'siteId'),
        'emissionKinds': ('scope', 'underScope', 'activityTypeUnderScope', 'name', 'companyId')}

    def __init__(self, work, digests):
        self.work, self.digests = work, digests
        self.kinds, self.records, self.units, self.snapshots, self.published, self.checked = set(), {}, set(), {}, {}, {}

    def add_factor(self, snapshot_id, factor):
        self.snapshots[snapshot_id] = factor.get('id')
        if type(factor.get('id')) is str and not str(factor.get('edition')).startswith('company-'):
            self.published[factor['id']] = factor

    def add(self, collection, record, logged):
        if collection == 'vehicles':
            for embedded in (record.get('activityUnit'), record.get('fuelConsumptionUnit')):
                if type(get(embedded, 'id')) in (int, str) and type(get(embedded, 'short_name')) is str:
                    self.units.add((embedded['id'], embedded['short_name']))
        if collection in self.STORED:
            parts = {member: record.get(member) for member in self.STORED[collection]}
            first, last = (logged['first'], logged['last']) if logged else (0, 0)
            self.records[f"{collection}/{text_of_id(record.get('id'))}"] = (parts, last, first < last)

    def find(self, collection, record_id):
        found = self.records.get(f'{collection}/{text_of_id(record_id)}')
        return found[0] if found else None

    def unchanged(self, collection, record_id, logged):
        """A record that has not changed since another one was created."""
        found = self.records.get(f'{collection}/{text_of_id(record_id)}')
        return found[0] if found and logged and found[1] < logged['first'] else None

    def unchanged_kind(self, record_id):
        found = self.records.get(f'emissionKinds/{text_of_id(record_id)}')
        return found[0] if found and not found[2] else None

    def factor_id_of(self, snapshot_id):
        return self.snapshots.get(snapshot_id) if type(snapshot_id) is str else None

    def published_factor(self, factor_id):
        """A published factor of the bundle, if its adjustments can be explained."""
        if factor_id not in self.checked:
            form, check = self.published.get(factor_id), Check(self.work)
            form = in_trace_form(form) if form else None
            is_good = form and has_members(form, FACTOR, None, check) and check_adjustments(form, None, check) is not False
            self.checked[factor_id] = form if is_good and check.count == 0 else None
        return self.checked[factor_id]

    def digest_of_line(self, sequence):
        return self.digests[sequence] if type(sequence) is int and 0 <= sequence < len(self.digests) else None


def text_of_id(value):
    return print_json_number(value) if type(value) in (int, float) else str(value)


class Instruments:
    """The draws of records against the energy of instruments and against the traces."""

    def __init__(self, check):
        self.check, self.drawn = check, {}

    def add(self, record):
        given, path = record.get('given'), (None, 'record')
        if type(given) is not dict:
            return
        check_digits(record, ('energyKwh', 'drawnKwh'), path, self.check)
        held, drawn = self.check.number(given.get('energyKwh')), self.check.number(given.get('drawnKwh'))
        if held is None or drawn is None:
            return
        if drawn[0] < 0 or is_less(held, drawn):
            self.check.say(RULE, ((path, 'given'), 'drawnKwh'), 'is more than the instrument holds', given['energyKwh'], given['drawnKwh'])
        self.drawn[text_of_id(record.get('id'))] = [self.check.line, drawn, ZERO]

    def draw(self, record):
        """Counts the draws of a record, which shows each as the nearest double."""
        draws, path = draws_of(record), ((None, 'record'), 'instruments')
        shown = objects(record.get('instruments'))
        if [one.get('instrumentId') for one in draws] != [one.get('instrumentId') for one in shown]:
            self.check.say(RULE, path, 'are not the instruments drawn on')
        for index, one in enumerate(draws):
            energy = self.check.number(one.get('energyKwh'))
            drawn = self.drawn.get(text_of_id(one.get('instrumentId')))
            if drawn is None or energy is None or energy[0] <= 0:
                self.check.say(RULE, (path, index), 'is no draw on an instrument of the bundle', None, one.get('energyKwh'))
                continue
            beside = shown[index] if index < len(shown) else {}
            check_digits({**beside, 'given': {'energyKwh': one['energyKwh']}}, ('energyKwh',), (None, 'record'), self.check)
            drawn[2] = add(drawn[2], energy)

    def check_fit(self, compared):
        """A record draws only on instruments of its market, its site, its period and the kind that its trace says."""
        path = ((None, 'record'), 'instruments')
        labels = {id_of_label(part['label']): part['label'] for part in compared.parts()}
        for index, one in enumerate(draws_of(compared.record)):
            instrument_id = one.get('instrumentId')
            misfit = misfit_of(compared, instrument_id)
            if misfit:
                self.check.say(RULE, (path, index), misfit, 'an instrument that fits')
            label = labels.get(instrument_id) if type(instrument_id) is str else None
            kind = get(compared.known.find('instruments', instrument_id), 'kind')
            words_of_kind = (kind if type(kind) is str else '').lower().replace('_', ' ')
            if label is not None and not label.startswith(f'{words_of_kind}: '):
                self.check.say(RULE, (path, index), 'is of another kind than the trace says', label, kind)

    def trace(self, record, trace):
        """A market-based trace has the draws of its record, each on the instrument in the label."""
        due = {one.get('instrumentId'): one.get('energyKwh') for one in draws_of(record) if type(one.get('instrumentId')) is str}
        path = ((None, 'trace'), 'contributions')
        for part in trace['contributions']:
            share = next((step for step in part['steps'] if step['kind'] == 'share' and step['of'] == 'instrument'), None)
            if share is None:
                continue
            instrument_id = id_of_label(part['label'])
            recorded, size = self.check.number(due.get(instrument_id)), UNITS.get(part['activity']['unit'])
            energy = size and multiply(EXACT[share['part']], divide(size[1], UNITS['kWh'][1]))
            if recorded is None or (energy and not is_same(energy, recorded)):
                self.check.say(RULE, path, 'differ from the draws of the record', due.get(instrument_id), share['part'])
            due.pop(instrument_id, None)
        if due:
            self.check.say(RULE, path, 'lack a draw of the record', ', '.join(due))

    def end(self):
        for line_number, drawn, total in self.drawn.values():
            if not is_same(drawn, total):
                last, self.check.line = self.check.line, line_number
                self.check.say(RULE, (((None, 'record'), 'given'), 'drawnKwh'), 'is not what records draw on it', total, drawn)
                self.check.line = last


def objects(items):
    return [one for one in items if type(one) is dict] if type(items) is list else []


def draws_of(record):
    return objects(get(record, 'given', 'drawing', 'draws'))


def id_of_label(label):
    """The id at the end of a label: certificate: GO 2025 (id)."""
    found = re.search(r'\(([^()]+)\)\Z', label)
    return found[1] if found else None


GRID_OF_SHARES = 10 ** 60


def due_shares(weights, check):
    """The share of each weight in their sum: 34 significant digits, rounded down; the heaviest, of equals the last, has the rest.

    Equal shares if all weights are zero. None if a weight is unknown or negative.
    """
    total = ZERO
    for weight in weights:
        if weight is None or weight[0] < 0:
            return None
        total = total and check.plus(total, weight)
    if total is None or not weights:
        return None
    known = weights if total[0] > 0 else [ONE] * len(weights)
    whole = divide(ONE, total) if total[0] > 0 else (1, len(weights))
    heaviest = 0
    for index, weight in enumerate(known):
        heaviest = heaviest if is_less(weight, known[heaviest]) else index
    units = []
    for index, weight in enumerate(known):
        part = ZERO if index == heaviest else check.times(weight, whole)
        if part is None:
            return None
        number = part[0] * GRID_OF_SHARES // part[1]
        excess = len(str(number)) - 34
        units.append(number - number % 10 ** excess if excess > 0 else number)
    units[heaviest] = GRID_OF_SHARES - sum(units)
    return [(number, GRID_OF_SHARES) for number in units]


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

    def exact(self, text):
        """The number of a text in the one form of exact numbers; None for any other value."""
        if type(text) is not str or (len(text) > 64 and not self.affords(digits_work(text))):
            return None
        return EXACT[text]


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

    def __init__(self, publications=None, heads=(), is_last=False, signed=()):
        self.check, self.publications, self.heads, self.is_last, self.signed = BundleCheck(), publications, heads, is_last, signed
        self.counts, self.stage, self.sha = {'factor': 0, 'line': 0, 'record': 0, 'trace': 0}, -1, hashlib.sha256()
        self.header, self.factors, self.ids, self.own, self.earlier_ids = {}, set(), {}, 0, 0
        self.sequence, self.digest, self.digests = 0, '', []
        self.logged, self.locks, self.rules, self.has_state, self.earlier_lines = {}, Locks(), set(), False, 0
        self.place, self.traced, self.totals, self.company, self.movement, self.carriers = 0, None, {}, ZERO, None, {}
        self.known, self.instruments, self.weights = Known(self.check.work, self.digests), Instruments(self.check), {}

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
            if type(line) is dict and not check_data(line, flaws, 2 * DEPTH_MAX, LINE_MAX):
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
        check_rule(line, LINE_FIELDS[kind], None, self.check)
        if kind in self.counts:
            self.counts[kind] += 1
        getattr(self, f'take_{kind}')(line)

    def take_header(self, header):
        self.header = header
        check_format_version(header.get('format'))
        if header.get('format') != BUNDLE_FORMAT:
            self.check.say(RULE, (None, 'format'), 'is not one that this verifier reads', BUNDLE_FORMAT, header.get('format'))
        if not is_time(header.get('exportedAt')):
            self.check.say(RULE, (None, 'exportedAt'), 'is not an instant', 'a date and time in UTC', header.get('exportedAt'))
        company = header.get('companyId')
        self.digest = sha256(f'company {print_json_number(company) if type(company) in (int, float) else company}')
        self.digests.append(self.digest)
        for index, head in enumerate(self.signed):
            if head.company != company:
                raise NoAnswer('head_of_another_company', f'heads[{index}]', f'is of the log of company {head.company}')
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
        self.known.add_factor(factor_id, factor)
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
                self.check.say(RULE, ((None, 'line'), 'digest'), 'is not that of the head', digest, self.digest)

    def take_line(self, outer):
        line, path = outer.get('line'), (None, 'line')
        line = line if type(line) is dict else {}
        self.sequence += 1
        due = sha256(self.digest + '\n' + canonical({member: part for member, part in line.items() if member != 'digest'}))
        self.check.expect(RULE, (path, 'sequence'), 'is not one more than that of the line before', self.sequence, line.get('sequence'))
        self.check.expect(RULE, (path, 'digest'), 'is not that of the line and the one before it', due, line.get('digest'))
        if not is_time(line.get('at')):
            self.check.say(RULE, (path, 'at'), 'is not an instant', 'a date and time in UTC', line.get('at'))
        if type(line.get('actor')) is not str:
            self.check.say(RULE, (path, 'actor'), 'is not a text', 'who as the host named them', line.get('actor'))
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
        if collection == 'emissionKinds':
            self.known.kinds.add(record_id)
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
        if line.get('after') is not None and check.exact(line['after']) is None:
            check.say(RULE, (path, 'after'), 'is not an exact number', 'a decimal or fraction in its one form', line['after'])
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
                     carriedDigest=line.get('carriedDigest'), dates=read_dates(get(period, 'from'), get(period, 'to')),
                     first=state.get('first', self.sequence), last=self.sequence, actor=line.get('actor'),
                     comment=get(line, 'period', 'comment'))
        return state

    # ---------------------------------------------------------------------------------------- records
    def take_record(self, line):
        self.end_traces()
        collection, record, stated = line.get('collection'), line.get('record'), line.get('exact')
        if type(record) is not dict or collection not in COLLECTIONS or not self.is_in_place(collection):
            self.check.say(RULE, (None, 'collection'), 'is not a collection that may be here', None, collection)
            return
        self.check_record(collection, record)
        if collection in SHARED:
            self.take_share(collection, record, stated)
            return
        self.end_movement()
        logged = self.take_logged(collection, record)
        if logged:
            self.check_logged(record, line.get('version'), logged)
        key = f"{collection}/{text_of_id(record.get('id'))}"
        if collection in LINKED:
            self.carriers[key] = {'line': self.check.line, 'due': get(logged, 'carriedDigest'), 'links': []}
        if collection in WEIGHED:
            digits = given_of(record, WEIGHED[collection])
            is_absent = digits is UNKNOWN_DUE or digits is None
            self.weights[key] = read_figure(record.get(WEIGHED[collection]) if is_absent else digits) or ZERO
        self.known.add(collection, record, logged)
        if collection == 'instruments':
            self.instruments.add(record)
        if collection == 'siteEnergies':
            self.instruments.draw(record)
        if collection in HOLDERS:
            self.take_activity(collection, record, stated, logged)
            return
        self.compare(collection, Compared(record, None, None, logged, self.known))
        if collection == 'baseYears':
            check_base_year(record, self.check)
        if collection in WITH_TOTAL:
            self.totals[key] = [self.check.line, stated, ZERO]
        elif stated is not None:
            self.check.say(RULE, (None, 'exact'), 'belongs to a record without a number', None, stated)

    def check_record(self, collection, record):
        check_rule(record, FIELDS[collection], (None, 'record'), self.check)
        check_embedded(record, self.check)
        if collection not in WITHOUT_COMPANY:
            self.check.expect(RULE, ((None, 'record'), 'companyId'), 'is not the company of the bundle',
                              self.header.get('companyId'), record.get('companyId'))

    def compare(self, collection, compared):
        """Compares every field that follows from the traces of a record or from other records."""
        check_comparisons(compared.record, FIELDS[collection], (None, 'record'), compared, self.check)
        if collection == 'siteEnergies':
            self.instruments.check_fit(compared)
        for option in contradicted_options(compared) if collection == 'travels' else ():
            self.check.say(RULE, ((((None, 'record'), 'movementDto'), 'customOptions'), option), 'is not what follows from the trace')

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
        number = self.check.exact(text)
        if number is None:
            self.check.say(RULE, (None, 'exact'), 'is not an exact number', 'a decimal or fraction', text)
        return number

    def take_share(self, collection, record, stated):
        share = self.exact(stated)
        if share is None:
            return
        batch, is_movement = f"batches/{text_of_id(record.get('batchId'))}", collection == 'movementBatches'
        carrier = self.carriers.get(f"movements/{text_of_id(record.get('movementId'))}" if is_movement else batch)
        if carrier:
            carrier['links'].append({
                'line': self.check.line, 'share': share, 'id': record.get('batchId' if is_movement else 'productId'),
                'count': None if is_movement else record.get('count')})
        if not is_movement:
            total = self.totals.get(batch)
            if total is None:
                self.unnamed('batchId', batch)
            else:
                self.add_to(f"products/{text_of_id(record.get('productId'))}", 'productId', total[2] and self.check.times(total[2], share))
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
                self.add_to(f'{holder}/{text_of_id(holder_id)}', member, number)
        self.traced = {
            'id': record.get('id'), 'collection': collection, 'record': record, 'exact': number, 'logged': logged,
            'line': self.check.line, 'traces': {}}
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
        traced['traces'][method] = None
        if trace.get('format') != TRACE_FORMAT:
            check_format_version(trace.get('format'), 'trace.format')
            self.check.say(RULE, ((None, 'trace'), 'format'), 'is not that of an emission', TRACE_FORMAT, trace.get('format'))
            return
        inner = check_trace(trace, None, self.check.work, takes_energy=False)
        for one in inner.differences:
            self.check.count += 1
            if len(self.check.differences) < DIFFERENCES_MAX:
                path = 'trace' + ('.' + one['path'] if one['path'] else '')
                self.check.differences.append({**one, 'path': path, 'line': self.check.line})
        if inner.count:
            return
        traced['traces'][method] = trace
        collection, record = traced['collection'], traced['record']
        check_allowed(trace, f'{collection} by location' if method == 'location' else collection, (None, 'trace'), self.check)
        due = traced['logged'] and traced['logged'].get(method if method == 'location' else 'market' if method == 'market' else '')
        key = calculation_key(trace, lambda part: self.ids.get(sha256(canonical(part['factor']))))
        if key != due:
            self.check.say(RULE, (None, 'trace'), 'is not of the calculation in the log')
        check_amount_of(collection, record, trace, self.check)
        check_used_ids(record, trace, self.check)
        check_category_of(record, trace, self.check)
        if method != 'market':
            return
        if collection == 'siteEnergies':
            self.instruments.trace(record, trace)
        total = EXACT[trace['total']['co2e']]
        if not is_stated(traced['exact'], total):
            self.check.say(RULE, (((None, 'trace'), 'total'), 'co2e'), 'is not the emission of the record', traced['exact'], total)
        check_gases(record, trace, self.check)

    def end_traces(self):
        traced, self.traced = self.traced, None
        if traced is None:
            return
        for method in ('market', *(('location',) if get(traced['logged'], 'location') else ())):
            if method not in traced['traces']:
                self.check.say(RULE, None, f"is behind a record without its trace, {traced['id']}", method)
        last, self.check.line = self.check.line, traced['line']
        market, location = traced['traces'].get('market'), traced['traces'].get('location')
        self.compare(traced['collection'], Compared(traced['record'], market, location, traced['logged'], self.known))
        self.check.line = last

    # ---------------------------------------------------------------------------------------- the end
    def end_movement(self):
        for key in [key for key in self.carriers if key.startswith('movements/')]:
            carrier = self.carriers.pop(key)
            self.check_carried(carrier, lambda link: link['id'])
            self.check_shares(carrier['links'], [self.weights.get(f"batches/{text_of_id(link['id'])}") for link in carrier['links']])

    def end_batch(self, key, carrier):
        self.check_carried(carrier, lambda link: [link['id'], link['count']])
        weights = []
        for link in carrier['links']:
            weight, pieces = self.weights.get(f"products/{text_of_id(link['id'])}"), read_figure(link['count'])
            weights.append(self.check.times(weight, pieces) if weight and pieces else None)
        self.check_shares(carrier['links'], weights)
        total = ZERO  # the weight of a batch is the sum of its products, unless one of them has none
        for weight in weights:
            total = total and weight and weight[0] != 0 and self.check.plus(total, weight)
        if weights and total and not is_same(total, self.weights[key]):
            self.at_line(carrier['line'], RULE, ((None, 'record'), 'totalWeight'), 'is not the weight of its products', total, self.weights[key])

    def check_carried(self, carrier, form):
        carrier['links'].sort(key=lambda link: link['id'] if type(link['id']) in (int, float) else math.inf)
        if carrier['due'] is not None and sha256(canonical([form(link) for link in carrier['links']])) != carrier['due']:
            self.at_line(carrier['line'], RULE, (None, 'record'), 'has other shares than its last line says')

    def check_shares(self, links, weights):
        due = due_shares(weights, self.check)
        for index, link in enumerate(links if due else ()):
            if not is_same(due[index], link['share']):
                self.at_line(link['line'], RULE, (None, 'exact'), 'is not its share by weight', due[index], link['share'])

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
        for key, carrier in self.carriers.items():
            self.end_batch(key, carrier)
        self.instruments.end()
        for key, (number, stated, due) in self.totals.items():
            self.check_total(key, stated, due, number)
        self.check_total('the company', self.header.get('total'), self.company, self.check.line)

    def check_total(self, what, stated, due, line):
        number = self.check.exact(stated)
        if number is None or due is None or not is_same(number, due):
            self.at_line(line, RULE, (None, 'exact'), f'of {what} is not the sum of its records and shares', due, stated)

    def end(self):
        if self.stage < 4:
            self.check.say(RULE, None, 'ends before its last line', 'a line of the kind end')

    def unchecked(self):
        last = max((sequence for sequence, _ in self.heads), default=None)
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


def verify_bundle(lines, publications=None, heads=(), is_last=False, signed=()):
    """Reads the lines of a bundle, each without its line feed; returns the Bundle with its differences. Raises NoAnswer.

    `heads` are (sequence, digest) that somebody stored, `signed` those of `read_head_statement`: the log must have each.
    """
    positions = [position for head in signed for position in head.positions()]
    bundle = Bundle(publications, [*heads, *positions], is_last, signed)
    for text in lines:
        bundle.read(text)
        if bundle.check.count >= DIFFERENCES_MAX:
            break
    else:
        bundle.end()
    return bundle


# ------------------------------------------------------------------------------------------------ signed heads
# Ed25519 by RFC 8032: points (x, y) of the curve -x² + y² = 1 + d x² y² over the integers modulo P, in the coordinates
# (X, Y, Z, T) with x = X/Z, y = Y/Z and x y = T/Z.
P = 2 ** 255 - 19
ORDER = 2 ** 252 + 27742317777372353535851937790883648493
CURVE_D = -121665 * pow(121666, P - 2, P) % P
NEUTRAL = (0, 1, 1, 0)


def add_points(one, other):
    a, b = (one[1] - one[0]) * (other[1] - other[0]) % P, (one[1] + one[0]) * (other[1] + other[0]) % P
    c, d = 2 * one[3] * other[3] * CURVE_D % P, 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def multiply_point(number, point):
    result = NEUTRAL
    while number > 0:
        if number & 1:
            result = add_points(result, point)
        point, number = add_points(point, point), number >> 1
    return result


def point_of(y, sign):
    """The point of a height; None if the curve has none there (RFC 8032, section 5.1.3)."""
    if y >= P:
        return None
    square = (y * y - 1) * pow(CURVE_D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P != 0:
        x = x * pow(2, (P - 1) // 4, P) % P
    if (x * x - square) % P != 0 or (x == 0 and sign == 1):
        return None
    x = P - x if x & 1 != sign else x
    return x, y, 1, x * y % P


BASE_POINT = point_of(4 * pow(5, P - 2, P) % P, 0)


def decode_point(data):
    number = int.from_bytes(data, 'little')
    return point_of(number & (1 << 255) - 1, number >> 255)


def encode_point(point):
    inverse = pow(point[2], P - 2, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, 'little')


def is_signature(key, message, signature):
    """True if the owner of a public key of 32 bytes signed a message (RFC 8032, section 5.1.7)."""
    point, number = decode_point(key), int.from_bytes(signature[32:], 'little')
    if len(key) != 32 or len(signature) != 64 or point is None or number >= ORDER:
        return False
    hashed = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), 'little') % ORDER
    minus = (P - point[0], point[1], point[2], P - point[3])
    return encode_point(add_points(multiply_point(number, BASE_POINT), multiply_point(hashed, minus))) == signature[:32]


BASE64_TEXT = re.compile('[A-Za-z0-9_-]*').fullmatch


def encode_base64(data):
    return base64.urlsafe_b64encode(data).rstrip(b'=').decode()


def decode_base64(text):
    """The bytes of a text in base64url without padding (RFC 4648); None for any other text, and for unused bits that are set."""
    if not BASE64_TEXT(text) or len(text) % 4 == 1:
        return None
    data = base64.urlsafe_b64decode(text + '=' * (-len(text) % 4))
    return data if encode_base64(data) == text else None


HEAD_MAX = 4096
HEAD_TYPES = {'tonne-head/1': 'tonne-head+jws', 'tonne-head-witness/1': 'tonne-head-witness+jws'}
NEWER_HEAD = re.compile('tonne-head(?:-witness)?/(?:[2-9]|[1-9][0-9]{1,8})').fullmatch
HEX_DIGEST = re.compile('[0-9a-f]{64}').fullmatch


class Head:
    """A signed statement about the head of a log. `previous` is the head that a witness confirmed before, or None."""

    __slots__ = ('role', 'company', 'sequence', 'digest', 'previous', 'key')

    def __init__(self, payload, key):
        self.role = 'witness' if 'witness' in payload['format'] else 'signer'
        self.company, self.sequence, self.digest, self.key = payload['companyId'], payload['sequence'], payload['digest'], key
        previous = payload.get('previous')
        self.previous = previous and (previous['sequence'], previous['digest'])

    def positions(self):
        return [*([self.previous] if self.previous else []), (self.sequence, self.digest)]


def thumbprint(x):
    """The thumbprint of a public key (RFC 7638, with the members that RFC 8037 requires)."""
    return encode_base64(hashlib.sha256(f'{{"crv":"Ed25519","kty":"OKP","x":"{x}"}}'.encode()).digest())


def read_public_key(jwk, path='keys'):
    """The thumbprint and the 32 bytes of a public key, which is a JWK (RFC 8037). Raises NoAnswer."""
    x = get(jwk, 'x') if get(jwk, 'kty') == 'OKP' and get(jwk, 'crv') == 'Ed25519' else None
    key = decode_base64(x) if type(x) is str else None
    if key is None or len(key) != 32 or decode_point(key) is None or 'd' in jwk:
        raise NoAnswer('head_key_invalid', path, 'is not a public Ed25519 key as a JWK')
    return thumbprint(x), key


def read_keys(text, path='keys'):
    """The keys of a JWK, of a list or of a set (RFC 7517), by their thumbprints. Raises NoAnswer."""
    try:
        data = json.loads(text)
    except ValueError:
        raise NoAnswer('head_key_invalid', path, 'is not JSON') from None
    data = data['keys'] if type(get(data, 'keys')) is list else data
    return dict(read_public_key(jwk, path) for jwk in (data if type(data) is list else [data]))


def is_position(value):
    return (type(value) is dict and type(value.get('sequence')) is int and value['sequence'] >= 0
            and type(value.get('digest')) is str and HEX_DIGEST(value['digest']) is not None)


def is_time(text):
    return type(text) is str and TIMESTAMP(text) is not None and text[11:13] != '24' and milliseconds_of(text) is not None


def read_json_part(data):
    try:
        value = parse(data.decode('ascii'))
    except (ValueError, RecursionError):
        return {}
    return value if type(value) is dict else {}


def read_head_form(text, path):
    """The Head of a text, the signed bytes and the signature, if it has the exact form. Raises NoAnswer."""
    parts = [decode_base64(part) for part in text.split('.')] if type(text) is str and len(text) <= HEAD_MAX else []
    if len(parts) != 3 or None in parts or len(parts[2]) != 64:
        raise NoAnswer('head_malformed', path, 'is not a compact JWS of a head')
    header, payload = read_json_part(parts[0]), read_json_part(parts[1])
    form = payload.get('format')
    if type(form) is str and NEWER_HEAD(form):
        raise NoAnswer('format_newer', path, f'{form} is newer than this verifier; it may be right: get a newer verifier')
    members = ['companyId', 'digest', 'format', *(['previous'] if form == 'tonne-head-witness/1' else []), 'sequence', 'time']
    is_good = (
        type(form) is str and form in HEAD_TYPES and is_position(payload) and type(payload.get('companyId')) is int and payload['companyId'] > 0
        and is_time(payload.get('time')) and (payload.get('previous') is None or is_position(payload['previous']))
        and type(header.get('kid')) is str)
    if is_good:
        previous = payload.get('previous')
        again = {member: payload.get(member) for member in members}
        if previous is not None and 'previous' in again:
            again['previous'] = {member: previous[member] for member in ('digest', 'sequence')}
        due = {'alg': 'EdDSA', 'kid': header['kid'], 'typ': HEAD_TYPES[form]}
        if [canonical(due).encode(), canonical(again).encode()] == parts[:2]:
            return Head(payload, header['kid']), '.'.join(text.split('.')[:2]).encode(), parts[2]
    raise NoAnswer('head_malformed', path, 'is not the exact text that was signed')


def read_head_statement(text, keys, path='heads'):
    """Checks the form and the signature of a head by the keys that the caller trusts. Raises NoAnswer."""
    head, signed, signature = read_head_form(text, path)
    if head.key not in keys:
        raise NoAnswer('head_key_unknown', path, f'is signed by none of the keys that you trust, but by {head.key}')
    if not is_signature(keys[head.key], signed, signature):
        raise NoAnswer('head_signature_invalid', path, 'has a signature that its key did not make for this text')
    return head


def check_witness(lines, head, last, signer, own, publications=None):
    """Checks what a witness checks before it signs a head: `own` are its keys, `last` is its last statement, or None.

    Raises NoAnswer with the code of what is wrong; returns the Bundle, which verifies and extends both heads.
    """
    statement = read_head_statement(head, signer, 'head')
    before = None if last is None else read_head_statement(last, own, 'last')
    if statement.role != 'signer':
        raise NoAnswer('head_malformed', 'head', 'is not a head that the company signed')
    if before is not None and before.role != 'witness':
        raise NoAnswer('head_malformed', 'last', 'is not a statement of this witness')
    if before is not None and before.company != statement.company:
        raise NoAnswer('head_of_another_company', 'head', 'is of another company than the last one')
    if before is not None and statement.sequence < before.sequence:
        raise NoAnswer('head_went_backwards', 'head', f'has fewer lines than the head that was confirmed last, {before.sequence}')
    bundle = verify_bundle(lines, publications, signed=[one for one in (statement, before) if one is not None])
    if bundle.check.count:
        first = bundle.check.differences[0]
        raise NoAnswer('head_not_extended', 'head', f"is not confirmed by the bundle, whose line {first['line']} differs: {first['path']}")
    return bundle


# ------------------------------------------------------------------------------------------------ documents
FOOTPRINT_PROOF, TRANSPORT_PROOF = 'urn:tonne:footprint-proof:1', 'urn:tonne:transport-proof:1'
SHIPMENT = 'https://api.ileap.sine.dev/shipment-footprint.json'
STAGES_OF_FOOTPRINT = ('material', 'production', 'inbound_logistics', 'packaging', 'outbound_logistics')
DOCUMENT_DEPTH_MAX = 103  # of an extension PACT allows 100 levels, and it is at the fourth
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
        """The number of a figure of a proof, which is text."""
        if type(text) is not str or len(text) > 1000:
            return None
        return FIGURES[text]

    def figure(self, path, due, stated):
        """A stated figure is the exact one, or its decimal of 34 digits if no decimal of it is finite."""
        number = read_document_number(stated)
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
    if not check_data(document, check, DOCUMENT_DEPTH_MAX) or not all(check_data(one.get('data'), check) for _, _, one in proofs if type(one.get('data')) is dict):
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
    check_footprint_forms(document, check)
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
        check_counted_once(parts, (place, 'parts'), check)
        check_figures(pcf, terms, quantity, check)
        check_footprint_statements(document, terms, check)
    content = {member: part for member, part in document.items() if member not in ('id', 'status')}
    check.expect(RULE, (None, 'id'), 'is not that of the content', earlier_id('product-footprint/' + canonical(content)),
                 str(document.get('id')).lower())
    return check


def check_counted_once(parts, path, check):
    """Shares of equal traces of one record make the whole at most, and electricity counts by one method of Scope 2."""
    shared, supplies = {}, {}
    for index, part in enumerate(parts):
        trace, record, share = part['trace'], part.get('record'), part.get('share', {'part': '1', 'whole': '1'})
        own = divide(check.number(share['part']), check.number(share['whole']))
        if own[0] <= 0:
            continue
        shared.setdefault((trace['digest'], record), []).append((index, own))
        method, activity = trace['method']['id'], trace['contributions'][0]['activity']
        if not method.startswith('electricity_'):
            continue
        earlier = supplies.setdefault((EXACT[activity['value']], activity['unit']), [])
        if any(other != method and (None in (record, named) or record == named) for other, named in earlier):
            check.say(RULE, ((path, index), 'trace'), 'is the other Scope 2 figure of electricity that a part counts already')
        earlier.append((method, record))
    for group in shared.values():
        total = check.sum(own for _, own in group) if len(group) > 1 else ZERO
        if total is None or is_less(ONE, total):
            check.say(RULE, ((path, group[-1][0]), 'share'), 'counts with other parts more than all of one emission')


def aircraft_part(method, one):
    """Whether engines of aircraft emit a contribution; 'unknown' if its factor counts the provision of their fuel too."""
    factor, distances = one['factor'], [step['distance'] for step in one['steps'] if step['kind'] == 'distance']
    is_flight = factor['radiativeForcing'] is not None or factor['category'].startswith('freight-air') or any(
        (each['route'] and each['route']['mode'] == 'AIR') or each['rule'] == 'iso14083-air-95' for each in distances)
    if method != 'movement' or factor['boundary'] == 'WTT' or factor['category'].endswith('-wtt') or not is_flight:
        return 'none'
    return 'engines' if factor['boundary'] in ('TTW', 'direct') else 'unknown'


def terms_of(part, path, check):
    """The contributions of a part of a footprint, each with its stage and its emission times the share of the part."""
    stage, share = get(part, 'stage'), get(part, 'share') if type(part) is dict and 'share' in part else {'part': '1', 'whole': '1'}
    own, whole = check.number(get(share, 'part')), check.number(get(share, 'whole'))
    if stage not in STAGES_OF_FOOTPRINT:
        check.say(RULE, (path, 'stage'), 'is no stage', ', '.join(STAGES_OF_FOOTPRINT), stage)
    members = part if type(part) is dict else {}
    record = members.get('record')
    if 'record' in members and not (type(record) is str and 0 < len(record.encode('utf-16-le', 'surrogatepass')) <= 510):
        check.say(RULE, (path, 'record'), 'is no name of a record', 'a text', record)
    if None in (own, whole) or share.keys() != {'part', 'whole'} or not 0 <= own[0] or whole[0] <= 0 or is_less(whole, own):
        check.say(RULE, (path, 'share'), 'is no share', 'a part of 0 to the whole')
        return []
    for each in sorted(members.keys() - {'stage', 'record', 'share', 'trace'}):
        check.say(UNKNOWN, (path, each), 'is a member that a part does not have')
    trace = check.trace(get(part, 'trace'), (path, 'trace'))
    terms = []
    for one in trace['contributions'] if trace else ():
        amounts = {gas: EXACT[text or '0'] for gas, text in one['emission'].items() if text is None or len(text) <= 1000}
        factor = one['factor']
        if len(amounts) < len(COLUMNS) or factor['radiativeForcing'] == 'included':
            check.say(RULE, (path, 'trace'), 'has a figure too long to add up, or radiative forcing', None, one['label'])
            continue
        has_biomass = factor['category'] == 'bioenergy' or amounts['biogenicCo2'][0] != 0
        is_without_fossil = amounts['co2'][0] == 0 and (one['emission']['co2'] is not None or factor['category'] == 'bioenergy')
        terms.append({'stage': stage, 'air': aircraft_part(trace['method']['id'], one), 'biomass': has_biomass and is_without_fossil, 'factor': factor,
                      'unnamed': stage == 'outbound_logistics' and trace['method']['id'] != 'movement' and not factor['key'].startswith('transport/'),
                      'notices': trace['notices'], 'counts': own[0] > 0 and EXACT[one['activity']['value']][0] > 0, 'co2e': multiply(amounts['co2e'], divide(own, whole)),
                      'biogenic': amounts['biogenicCo2'][0] != 0 and own[0] != 0})
    if trace:
        check_stage(stage, trace, (path, 'trace'), check)
    return terms


WITHOUT_MATERIAL = ('ton kilometer', 'kilowatt hour', 'megajoule', 'hour', 'megabit second')
PURCHASES = ('quantity', 'spend', 'fuel', 'refrigerant', 'electricity_location', 'electricity_market')
INFORMING = set((  # codes of notices that move no number; a footprint states all others in its comment
    'bridge_used gas_read_at_standard_conditions heating_value_converted factor_from_secondary_copy montreal_outside_scopes '
    'non_kyoto_gas biogenic_outside_totals zero_factor_electricity_elsewhere gwp_set_changed return_doubled distance_uplift_included '
    'distance_basis_assumed distance_declared place_not_used mass_from_weight radiative_forcing_included passengers_assumed '
    'rooms_assumed upstream_in_factor empty_running_included').split())
PUBLISHED_ID = re.compile('[0-9a-f]{8}-[0-9a-f]{4}-5').match


def check_stage(stage, trace, path, check):
    """A trace is of the kind that its stage has: purchases are material, outbound logistics are movements and hubs."""
    method, parts = trace['method']['id'], trace['contributions']
    is_handling = method == 'quantity' and all(part['factor']['category'] == 'own' for part in parts)
    if stage == 'outbound_logistics' and method != 'movement' and not is_handling:
        check.say(RULE, path, 'is neither a movement nor the handling of goods', None, method)
    elif stage == 'material' and method not in PURCHASES:
        check.say(RULE, path, 'is not a purchase', None, method)
    elif any(part['emission']['co2e'].startswith('-') for part in parts):
        check.say(RULE, path, 'is negative', None, method)


def tier_of(factor):
    if factor['tier'] is not None:
        return factor['tier']
    category = factor['category']
    if factor['supplierMix'] or category == 'electricity-clean':
        return 'supplier'
    if category.startswith('refrigerant'):
        return 'measured'
    return 'spend' if category.startswith('spend') else 'average' if PUBLISHED_ID(factor['id']) else None


DECLARED_UNITS = (
    'liter', 'kilogram', 'cubic meter', 'kilowatt hour', 'megajoule', 'ton kilometer', 'square meter', 'piece',
    'hour', 'megabit second')
FOOTPRINT_REGIONS = (
    'Africa', 'Americas', 'Asia', 'Europe', 'Oceania', 'Australia and New Zealand', 'Central Asia', 'Eastern Asia', 'Eastern Europe',
    'Latin America and the Caribbean', 'Melanesia', 'Micronesia', 'Northern Africa', 'Northern America', 'Northern Europe',
    'Polynesia', 'South-eastern Asia', 'Southern Asia', 'Southern Europe', 'Sub-Saharan Africa', 'Western Asia', 'Western Europe')
GEOGRAPHIES = ('geographyRegionOrSubregion', 'geographyCountry', 'geographyCountrySubdivision')
VALID_YEARS, EDITION_YEARS_AFTER, EDITION_YEARS_BEFORE = 3, 1, 3
DECIMAL_OF_DOCUMENT = re.compile(r'([+-]?)([0-9]+)(?:\.([0-9]+))?').fullmatch
DATE_OF_DOCUMENT = re.compile(
    r'([0-9]{4}-[0-9]{2}-[0-9]{2})(?:[Tt ]([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\.([0-9]{1,9}))?)?[' + SPACES + ']*([Zz]|[+-][0-9]{2}:?[0-9]{2})?)?').fullmatch


def read_document_number(value):
    """The number of a figure of a document: text of digits, perhaps with a sign and a point. None for anything else."""
    parts = DECIMAL_OF_DOCUMENT(value) if type(value) is str else None
    digits, places = (parts[2] + (parts[3] or ''), len(parts[3] or '')) if parts else ('', 0)
    if not 0 < len(digits) <= 1000 or (int(digits) != 0 and abs(len(digits.lstrip('0')) - places) > 400):
        return None
    n = -int(digits) if parts[1] == '-' else int(digits)
    return n, 10 ** places


def read_document_time(value):
    """The milliseconds of a date, or of a date and time, of a document. None for any other value."""
    parts = DATE_OF_DOCUMENT(value.strip(SPACES)) if type(value) is str else None
    day = parts and read_instant(parts[1])
    if day is None:
        return None
    hour, minute, second, zone = int(parts[2] or 0), int(parts[3] or 0), int(parts[4] or 0), parts[6] or 'Z'
    hours, minutes = (0, 0) if zone in 'Zz' else (int(zone[1:3]), int(zone[-2:]))
    if hour > 23 or minute > 59 or second > 59 or hours > 23 or minutes > 59:
        return None
    offset = (hours * 60 + minutes) * (-1 if zone[0] == '-' else 1)
    return day + ((hour * 60 + minute - offset) * 60 + second) * 1000 + int((parts[5] or '').ljust(3, '0')[:3])


def year_of(ms):
    """The year of an instant, by UTC."""
    year = ms // (366 * DAY_MS)
    while days_from_civil(year + 1, 1, 1) * DAY_MS <= ms:
        year += 1
    return year


def three_years_after(ms):
    """The same instant, three years later; 29 February becomes 1 March."""
    day, rest = divmod(ms, DAY_MS)
    year = year_of(ms)
    month = next(each for each in range(12, 0, -1) if days_from_civil(year, each, 1) <= day)
    return (days_from_civil(year + VALID_YEARS, month, 1) + day - days_from_civil(year, month, 1)) * DAY_MS + rest


def is_document_time(value):
    return read_document_time(value) is not None


# The forms of PACT 3.0: a function that is true of a value of the form. The name of a member that must be there ends with !.
def of_pattern(pattern, flags=0):
    matches_all = re.compile(pattern, flags).fullmatch
    return lambda value: type(value) is str and matches_all(value) is not None


def one_of(*choices):
    return lambda value: type(value) is str and value in choices


def number_of(accepts):
    def is_of(value):
        number = read_document_number(value)
        return number is not None and accepts(number)
    return is_of


def list_of(item):
    def is_of(value):
        return type(value) is list and value != [] and all(map(item, value)) and len({canonical(one) for one in value}) == len(value)
    return is_of


def object_of(**forms):
    """An object of members with these forms; a name that ends with _ must be there. Null is as absent, also for other members."""
    rules, required = {name.rstrip('_'): form for name, form in forms.items()}, [name[:-1] for name in forms if name.endswith('_')]
    def is_of(value):
        return (type(value) is dict and all(value.get(name) is not None for name in required)
                and all(part is None or (name in rules and rules[name](part)) for name, part in value.items()))
    return is_of


any_text, some_text, is_flag = of_pattern('(?s:.*)'), of_pattern('(?s:.+)'), lambda value: type(value) is bool
BLACK = f'[^{SPACES}]'
is_uri = of_pattern(f'[a-z][a-z0-9+.-]*:{BLACK}+', re.I | re.A)
is_urn = of_pattern(f'urn:[^:{SPACES}]+:{BLACK}+', re.I | re.A)
is_uuid = of_pattern('[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', re.I | re.A)
any_number, above_zero = number_of(lambda value: True), number_of(lambda value: value[0] > 0)
not_negative, not_positive = number_of(lambda value: value[0] >= 0), number_of(lambda value: value[0] <= 0)
is_percent = number_of(lambda value: 0 <= value[0] <= 100 * value[1])
is_rating = number_of(lambda value: value[1] <= value[0] <= 5 * value[1])
STATED_FORMS = {  # of members whose value follows from nothing else; !: the member must be there
    'declaredUnitOfMeasurement!': one_of(*DECLARED_UNITS), 'declaredUnitAmount!': above_zero, 'productMassPerDeclaredUnit!': not_negative,
    'referencePeriodStart!': is_document_time, 'referencePeriodEnd!': is_document_time, 'geographyRegionOrSubregion': one_of(*FOOTPRINT_REGIONS),
    'geographyCountry': of_pattern('[A-Z]{2}'), 'geographyCountrySubdivision': of_pattern('[A-Z]{2}-[A-Z0-9]{1,3}'),
    'boundaryProcessesDescription': any_text, 'pcfExcludingBiogenicUptake!': any_number, 'pcfIncludingBiogenicUptake!': any_number,
    'fossilCarbonContent!': not_negative, 'biogenicCarbonContent': not_negative, 'recycledCarbonContent': not_negative,
    'fossilGhgEmissions!': not_negative, 'landUseChangeGhgEmissions': not_negative, 'landCarbonLeakage': not_negative,
    'landManagementFossilGhgEmissions': not_negative, 'landManagementBiogenicCO2Emissions': not_negative,
    'landManagementBiogenicCO2Removals': not_positive, 'biogenicCO2Uptake!': not_positive, 'biogenicNonCO2Emissions': not_negative,
    'landAreaOccupation': not_negative, 'aircraftGhgEmissions': not_negative, 'packagingEmissionsIncluded!': is_flag,
    'packagingGhgEmissions': not_negative, 'packagingBiogenicCarbonContent': not_negative, 'outboundLogisticsGhgEmissions': not_negative,
    'ccsTechnologicalCO2CaptureIncluded!': is_flag, 'ccsTechnologicalCO2Capture': not_positive, 'technologicalCO2CaptureOrigin': any_text,
    'technologicalCO2Removals': not_positive, 'ccuCarbonContent': not_negative, 'ccuCalculationApproach': one_of('Cut-off', 'Credit'),
    'ccuCreditCertification': is_uri, 'ipccCharacterizationFactors!': list_of(of_pattern('AR[0-9]+')),
    'crossSectoralStandards!': list_of(some_text), 'exemptedEmissionsPercent!': is_percent, 'exemptedEmissionsDescription': any_text,
    'productOrSectorSpecificRules': list_of(object_of(
        operator_=one_of('PEF', 'EPD International', 'Other'), ruleNames_=list_of(some_text), otherOperatorName=some_text)),
    'allocationRulesDescription': any_text, 'primaryDataShare!': is_percent,
    'secondaryEmissionFactorSources': list_of(object_of(name_=some_text, version_=some_text)),
    'dqi': object_of(technologicalDQR_=is_rating, geographicalDQR_=is_rating, temporalDQR_=is_rating),
    'verification': object_of(
        coverage=one_of('PCF calculation model', 'PCF program', 'product level'), providerName=any_text, completedAt=is_document_time,
        standardName=any_text, comments=any_text)}
FOOTPRINT_FORMS = {
    'id!': is_uuid, 'specVersion!': of_pattern(r'3\.[0-9]+\.[0-9]+(?:-[0-9]{8})?'), 'precedingPfIds': list_of(is_uuid), 'created!': is_document_time,
    'status!': one_of('Active', 'Deprecated'), 'validityPeriodStart': is_document_time, 'validityPeriodEnd': is_document_time, 'companyName!': some_text,
    'companyIds!': list_of(is_urn), 'productDescription!': any_text, 'productIds!': list_of(is_urn),
    'productClassifications': list_of(is_urn), 'productNameCompany!': some_text, 'comment': any_text,
    'pcf!': lambda value: type(value) is dict, 'extensions': list_of(object_of(
        specVersion_=any_text, dataSchema_=is_uri, documentation=is_uri, data_=lambda value: type(value) is dict))}


def check_members(value, forms, path, check):
    """The members of an object of PACT by their forms; null is as absent."""
    for rule, form in forms.items():
        member = rule.rstrip('!')
        if value.get(member) is not None:
            if not form(value[member]):
                check.say(MALFORMED, (path, member), 'has another form than PACT', None, value[member])
        elif rule.endswith('!'):
            check.say(MISSING, (path, member), 'is missing', 'a value')
    for member in value:
        if value[member] is not None and member not in forms and f'{member}!' not in forms:
            check.say(UNKNOWN, (path, member), 'is a field that PACT does not have', None, value[member])


def check_footprint_forms(document, check):
    """The forms of what a footprint states beside its figures, its periods, and what a product with biomass states."""
    pcf, path, before = document['pcf'], (None, 'pcf'), check.count
    check_members(document, FOOTPRINT_FORMS, None, check)
    check_members(pcf, STATED_FORMS, path, check)
    if check.count > before:
        return
    stated = {member for member, value in pcf.items() if value is not None}
    for member in [each for each in GEOGRAPHIES if each in stated][1:]:
        check.say(RULE, (path, member), 'is a second geography', None, pcf[member])
    start, end = (read_document_time(pcf[each]) for each in ('referencePeriodStart', 'referencePeriodEnd'))
    if end <= start:
        check.say(RULE, (path, 'referencePeriodEnd'), 'is not after its start', pcf['referencePeriodStart'], pcf['referencePeriodEnd'])
    check_validity(document, end, check)
    if pcf['packagingEmissionsIncluded'] is False and 'packagingGhgEmissions' in stated:
        check.say(RULE, (path, 'packagingEmissionsIncluded'), 'is false next to emissions of packaging')
    if pcf['ccsTechnologicalCO2CaptureIncluded'] is False:
        for member in stated & {'ccsTechnologicalCO2Capture', 'technologicalCO2Removals', 'technologicalCO2CaptureOrigin'}:
            check.say(RULE, (path, member), 'contradicts ccsTechnologicalCO2CaptureIncluded')
    for member in stated & {'fossilCarbonContent', 'biogenicCarbonContent'}:
        if is_above_mass(pcf[member], pcf['productMassPerDeclaredUnit']):
            check.say(RULE, (path, member), 'is above the mass of the product', pcf['productMassPerDeclaredUnit'], pcf[member])
    if any(each in stated and read_document_number(pcf[each])[0] != 0 for each in ('biogenicCO2Uptake', 'biogenicCarbonContent')):
        for member in ('biogenicCarbonContent', 'landUseChangeGhgEmissions'):
            if member not in stated:
                check.say(MISSING, (path, member), 'is missing; a product with biomass states it', '0 or more')


def half_of_last_digit(digits):
    """Half of the place of the last digit, or of the 34th."""
    whole, _, places = digits.lstrip('+-').lstrip('0').partition('.')
    power = max(len(whole) - 34, -len(places))
    return (10 ** power, 2) if power >= 0 else (1, 2 * 10 ** -power)


def is_above_mass(content, mass):
    """True if a content of carbon is above a mass by more than the rounding of both, at most one per cent. No mass: false."""
    one, other = read_document_number(content), read_document_number(mass)
    digits, most = add(half_of_last_digit(content), half_of_last_digit(mass)), divide(add(one, other), (100, 1))
    return other[0] > 0 and is_less(add(other, digits if is_less(digits, most) else most), one)


def check_validity(document, reference_end, check):
    """A validity begins when the reference period ends, or later, and ends within three years of that."""
    start, end = (document.get(each) and read_document_time(document[each]) for each in ('validityPeriodStart', 'validityPeriodEnd'))
    if start is not None and start < reference_end:
        check.say(RULE, (None, 'validityPeriodStart'), 'is before the reference period ends', None, document['validityPeriodStart'])
    if end is None:
        return
    if end <= (reference_end if start is None else start) or end <= reference_end:
        check.say(RULE, (None, 'validityPeriodEnd'), 'is not after the validity starts and the reference period ends', None, document['validityPeriodEnd'])
    if end > three_years_after(reference_end):
        check.say(RULE, (None, 'validityPeriodEnd'), 'is more than three years after the reference period', None, document['validityPeriodEnd'])


def is_outside_period(factor, pcf):
    """True if the edition of a factor is more than a year younger than the reference period, or three years older."""
    year = factor['source']['editionYear']
    start, end = (read_document_time(pcf.get(each)) for each in ('referencePeriodStart', 'referencePeriodEnd'))
    if year == 0 or start is None or end is None:
        return False
    return year > year_of(end - 1) + EDITION_YEARS_AFTER or year < year_of(start) - EDITION_YEARS_BEFORE


def check_footprint_statements(document, terms, check):
    """The reports, publications and notices that a footprint states are those of the factors and traces behind its figures."""
    pcf, path = document['pcf'], (None, 'pcf')
    factors = [term['factor'] for term in terms if term['co2e'][0] != 0]
    reports, stated = [factor['gwp'] and factor['gwp'].split('_')[0] for factor in factors], pcf.get('ipccCharacterizationFactors')
    stated = {one for one in stated if type(one) is str} if type(stated) is list else set()
    named = {one for one in reports if one}
    if not named <= stated or (stated != named and reports and None not in reports):
        check.say(RULE, (path, 'ipccCharacterizationFactors'), 'are not the reports behind the factors', ', '.join(sorted(named)))
    sources = set()
    for factor in factors:
        publisher, name_of_source = factor['source']['publisher'], factor['source']['title']
        if tier_of(factor) in ('average', 'spend'):
            whole = f'{publisher}: {name_of_source}' if name_of_source else publisher
            sources.add(canonical({'name': whole, 'version': factor['edition']}))
    listed = pcf.get('secondaryEmissionFactorSources')
    if {canonical(one) for one in (listed if type(listed) is list else [])} != sources:
        check.say(RULE, (path, 'secondaryEmissionFactorSources'), 'are not the publications behind the traces')
    made = ('material', 'production') if pcf.get('declaredUnitOfMeasurement') in WITHOUT_MATERIAL else ('material',)
    if not any(term['counts'] and term['stage'] in made for term in terms):
        check.say(RULE, (None, 'extensions'), 'hold nothing upstream of freight', ' or '.join(made))
    comment, due = document.get('comment'), {one['code'] for term in terms for one in term['notices']} - INFORMING
    due = {code for code in due if code in NOTICE_PATHS}
    inner = [term for term in terms if term['stage'] != 'outbound_logistics' and term['biogenic']]
    due |= ({'biogenic_outside_totals'} if inner else set()) | (
        {'biogenic_part_as_fossil'} if any(not term['biomass'] for term in inner) else set())
    is_air_unknown = any(term['air'] == 'unknown' for term in terms if term['stage'] != 'outbound_logistics')
    due |= {'aircraft_part_unknown'} if is_air_unknown else set()
    due |= {'mixed_gwp_sets'} if len(named) > 1 else set()
    due |= {'factor_outside_reference_period'} if any(is_outside_period(factor, pcf) for factor in factors) else set()
    due |= {'outbound_by_own_factor'} if any(term['unnamed'] for term in terms) else set()
    lines = comment.split('\n') if type(comment) is str else []
    for code in sorted(due):
        if not any(one.startswith(f'{code}: ') for one in lines):
            check.say(RULE, (None, 'comment'), 'does not state a notice of the traces that moves a number', code)
    if pcf.get('packagingEmissionsIncluded') is False and any(term['stage'] == 'packaging' for term in terms):
        check.say(RULE, (path, 'packagingEmissionsIncluded'), 'is false next to emissions of packaging')


def check_figures(pcf, terms, quantity, check):
    """Every computed figure of a footprint, per declared unit."""
    amount = read_document_number(pcf.get('declaredUnitAmount')) or ZERO
    inner = [one for one in terms if one['stage'] != 'outbound_logistics']

    def due_of(some):
        total = check.sum(one['co2e'] for one in some)
        return total and multiply(divide(total, quantity), amount)

    def stated(member):
        return read_document_number(pcf.get(member)) or ZERO

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
    is_air_known = all(one['air'] != 'unknown' for one in inner)
    for member, some in (('aircraftGhgEmissions', [one for one in inner if is_air_known and one['air'] == 'engines']),
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
    extensions = document if type(document) is list else get(document, 'extensions')
    extensions = extensions if type(extensions) is list else []
    found = {schema: [(index, one.get('data')) for index, one in enumerate(extensions) if get(one, 'dataSchema') == schema]
             for schema in (SHIPMENT, TRANSPORT_PROOF)}
    if any(len(one) != 1 or type(one[0][1]) is not dict for one in found.values()):
        check.say(RULE, (None, 'extensions'), 'do not have exactly one shipment and one proof')
        return check
    if not all(check_data(one[0][1], check) for one in found.values()):
        return check
    check.work.earn(sum(len(canonical(one[0][1])) for one in found.values()))
    (index, shipment), (place, proof) = found[SHIPMENT][0], found[TRANSPORT_PROOF][0]
    path, proof_path = (((None, 'extensions'), index), 'data'), (((None, 'extensions'), place), 'data')
    check.expect(RULE, (proof_path, 'format'), 'is no format that is read', 'tonne-transport-proof/1', proof.get('format'))
    for member in proof.keys() - {'format', 'elements'}:
        check.say(UNKNOWN, (proof_path, member), 'is a member that the proof does not have')
    check_members(shipment, SHIPMENT_FORMS, path, check)
    elements, proofs = shipment.get('tces'), proof.get('elements')
    if type(proofs) is not list:
        check.say(MALFORMED, (proof_path, 'elements'), 'is not a list')
    if check.count == 0:
        for number, element in enumerate(elements):
            check_statements(element, ((path, 'tces'), number), check)
    if check.count:
        return check  # nothing else is read of a shipment with another form
    check_chain(elements, (path, 'tces'), check)
    categories = categories_of(extensions, check)
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
        check_proof_of_element(element, proven[1], proven[0], check)
        check.expect(RULE, (own, 'shipmentId'), 'is of another shipment', shipment.get('shipmentId'), element.get('shipmentId'))
        name = 'tocId' if element.get('hocId') is None else 'hocId'
        check_element(element, own, proven[1], proven[0], check, categories.get((name, element[name])))
    for place, _ in by_id.values():
        check.say(RULE, place, 'proves no element of the shipment')
    return check


def categories_of(extensions, check):
    """The categories that are sent with a shipment, each with its path, by the name and the value of their id."""
    found = {}
    for index, one in enumerate(extensions):
        name = CATEGORIES.get(get(one, 'dataSchema')) if type(get(one, 'dataSchema')) is str else None
        if name is None:
            continue
        path, data = (((None, 'extensions'), index), 'data'), one.get('data')
        if type(data) is not dict:
            check.say(MALFORMED, path, 'is not a category', None, data)
        elif check_data(data, check):
            key = name, data.get(name) if type(data.get(name)) is str else None
            if key in found:
                check.say(RULE, (path, name), 'is listed twice', None, key[1])
            found[key] = data, path
    return found


INCOTERMS = ('EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF')
PACKAGING = ('Box', 'Pallet', 'Container-TEU', 'Container-FEU', 'Container')
CHAIN_MODES = {  # by mode of a transport: the kind of distance that is raised to actual kilometres, and by which rule
    'TRUCK': ('shortest_feasible', 'glec-road-1.05'), 'RAIL': ('shortest_feasible', 'none'), 'AIR': ('great_circle', 'iso14083-air-95'),
    'SHIP': ('shortest_feasible', 'glec-sea-1.15'), 'INLAND_WATERWAY': None}
CHAIN_ENDS = ('origin', 'destination')
CATEGORIES = {'https://api.ileap.sine.dev/toc.json': 'tocId', 'https://api.ileap.sine.dev/hoc.json': 'hocId'}
CATEGORY_UNITS = {'freight': ('tkm', 't·km'), 'containers': ('TEUkm', None), 'hub': ('tonnes', 't'), 'hub by container': ('TEU', None)}
MODES_OF_ILEAP = {'TRUCK': 'Road', 'SHIP': 'Sea', 'AIR': 'Air', 'RAIL': 'Rail', 'INLAND_WATERWAY': 'InlandWaterway'}


IS_PLACE = object_of(
    street=any_text, zip=any_text, city_=some_text, country_=of_pattern('[A-Z]{2}'), iata=some_text, locode=some_text, uic=some_text,
    lat=any_number, lng=any_number)
IS_DISTANCE = object_of(actual=not_negative, gcd=not_negative, sfd=not_negative)
ELEMENT_FORMS = {
    'tceId!': some_text, 'prevTceIds': lambda value: value == [] or list_of(some_text)(value), 'tocId': some_text, 'hocId': some_text,
    'shipmentId!': some_text, 'consignmentId': some_text, 'mass!': not_negative, 'packagingOrTrEqType': one_of(*PACKAGING),
    'packagingOrTrEqAmount': not_negative, 'distance!': lambda value: IS_DISTANCE(value) and any(part is not None for part in value.values()),
    **{end: lambda value: IS_PLACE(value) and (value.get('lat') is None) == (value.get('lng') is None) for end in CHAIN_ENDS},
    'transportActivity!': not_negative, 'departureAt': is_document_time, 'arrivalAt': is_document_time, 'flightNo': some_text, 'voyageNo': some_text,
    'incoterms': one_of(*INCOTERMS), 'co2eWTW!': not_negative, 'co2eTTW!': not_negative}
SHIPMENT_FORMS = {'mass!': not_negative, 'volume': not_negative, 'shipmentId!': some_text, 'tces!': list_of(lambda value: type(value) is dict)}


def check_statements(element, path, check):
    """The forms of what an element states beside its figures. Figures without a trace are unknown members here."""
    check_members(element, ELEMENT_FORMS, path, check)
    if (element.get('tocId') is None) == (element.get('hocId') is None):
        check.say(RULE, (path, 'tocId'), 'must be there, or hocId in its place', 'one of the two', element.get('tocId'))
    amount, kind = element.get('packagingOrTrEqAmount'), element.get('packagingOrTrEqType')
    if (amount is not None or kind is not None) and (kind != 'Container-TEU' or amount is None):
        check.say(RULE, (path, 'packagingOrTrEqType'), 'is not what the amount counts', 'Container-TEU', kind)


def check_proof_of_element(element, proof, place, check):
    """An entry of the proof has the members that its kind of element needs, and no other."""
    for member in proof.keys() - {'tceId', 'mode', 'teu', 'distance', 'traces'}:
        check.say(UNKNOWN, (place, member), 'is a member that the proof does not have')
    for member in ('mode', 'teu', 'distance') if element.get('hocId') is not None else ():
        if member in proof:
            check.say(RULE, (place, member), 'is of no hub', None, proof[member])
    if ('teu' in proof) != ('distance' in proof):
        check.say(RULE, place, 'states containers without a distance, or a distance without containers')


def read_place(place):
    """A place without members that are null."""
    return place and {member: value for member, value in place.items() if value is not None}


def is_same_place(one, other):
    for code in ('locode', 'iata', 'uic'):
        pair = one.get(code), other.get(code)
        if type(pair[0]) is str and type(pair[1]) is str:
            return pair[0].strip(SPACES).lower() == pair[1].strip(SPACES).lower()
    return all(str(one.get(each)).strip(SPACES).lower() == str(other.get(each)).strip(SPACES).lower() for each in ('city', 'country'))


def check_chain(elements, path, check):
    """The elements are one chain: ids, references, no circles, and places that meet."""
    by_id, before = {}, check.count
    for index, element in enumerate(elements):
        if type(element) is not dict or type(element.get('tceId')) is not str or element['tceId'] in by_id:
            check.say(RULE, (path, index), 'has no id of its own')
            continue
        by_id[element['tceId']] = (index, element)
    previous = {each: [one for one in (element.get('prevTceIds') or []) if type(one) is str] for each, (_, element) in by_id.items()}
    for each, ids in previous.items():
        for one in ids:
            if one not in by_id:
                check.say(RULE, ((path, by_id[each][0]), 'prevTceIds'), 'names no element of the shipment', 'the id of an element', one)
    if check.count > before:
        return
    followers = {each: [other for other, ids in previous.items() if each in ids] for each in previous}
    done = [each for each, ids in previous.items() if not ids]
    waiting = {each: len(set(ids)) for each, ids in previous.items()}
    for each in done:
        for other in followers[each]:
            waiting[other] -= 1
            if waiting[other] == 0:
                done.append(other)
    reached = list(previous)[:1]
    for each in reached:
        reached += [other for other in dict.fromkeys([*previous[each], *followers[each]]) if other not in reached]
    for each in previous:
        if each not in done or each not in reached:
            check.say(RULE, ((path, by_id[each][0]), 'prevTceIds'), 'do not make one chain', 'a chain with a start', each)
    for index, element in by_id.values():
        origin, destination = element.get('origin'), element.get('destination')
        if element.get('hocId') is not None and read_place(origin) != read_place(destination):
            check.say(RULE, ((path, index), 'destination'), 'is not the place of the hub')
        for one in previous[element['tceId']]:
            end = by_id[one][1].get('destination')
            if type(end) is dict and type(origin) is dict and not is_same_place(end, origin):
                check.say(RULE, ((path, index), 'origin'), 'is not where an element before it ended')


def due_rule(mode, distance, basis):
    """The rule that raises a distance to the kilometres of a factor; None if there is none."""
    raised = CHAIN_MODES[mode]
    if basis == distance['kind']:
        return 'none'
    if raised is None:
        return None
    if basis in (None, 'great_circle_uplift_included'):
        return 'none'
    if basis != 'actual' or distance['kind'] != raised[0]:
        return None
    return 'none' if distance['km'] == '0' else raised[1]


def misfits_mode(mode, part):
    """True if the trace of a transport is not of a mode: by the category of its factor, the rule or the route of its distance."""
    use = f"movement-{'ship' if mode == 'INLAND_WATERWAY' else mode.lower()}"
    distances = [step['distance'] for step in part['steps'] if step['kind'] == 'distance']
    moved = 'SHIP' if mode == 'INLAND_WATERWAY' else mode
    return not accepts_category(part['factor'], use) or any(
        due_rule(mode, one, part['factor']['distanceBasis']) != one['rule'] or (one['route'] is not None and one['route']['mode'] != moved)
        for one in distances)


def stated_mode(proof, category):
    """The mode of a transport by its proof, or by its category if the proof has none. None if neither states one."""
    if 'mode' in proof:
        return proof['mode'] if type(proof['mode']) is str and proof['mode'] in CHAIN_MODES else None
    return next((mode for mode, word in MODES_OF_ILEAP.items() if category and category[0].get('mode') == word), None)


def check_mode(element, path, proof, place, parts, mode, check):
    if mode is None and 'mode' in proof:
        check.say(RULE, (place, 'mode'), 'is no mode of a transport', ', '.join(CHAIN_MODES), proof['mode'])
    elif mode is None:
        if not any(not any(misfits_mode(each, part) for part in parts) for each in CHAIN_MODES):
            check.say(RULE, (place, 'traces'), 'are of no common mode', 'one mode')
    else:
        if any(misfits_mode(mode, part) for part in parts):
            check.say(RULE, (place, 'mode'), 'is not that of the traces', None, mode)
        for end in CHAIN_ENDS:
            for code, due in (('iata', 'AIR'), ('uic', 'RAIL')):
                if get(element, end, code) is not None and mode != due:
                    check.say(RULE, ((path, end), code), f'is a code only for {due}')


def whole_and_part(known):
    """Well to wheel and tank to wheel, by two or three parts; None if the whole is not the sum of its parts."""
    ttw, wtt, wtw = (known.get(part) for part in ('ttw', 'wtt', 'wtw'))
    if ttw and wtt:
        total = add(ttw, wtt)
        return (total if wtw is None or is_same(total, wtw) else None), ttw
    other = ttw or wtt
    rest = wtw and other and add(wtw, (-other[0], other[1]))
    return (wtw if rest and rest[0] >= 0 else None), ttw or rest


def per_activity(part, unit):
    """Kilograms of CO2e per unit of a category; None if the unit of the factor does not convert to it."""
    figure, own = part['adjusted']['co2e'], UNITS.get(part['factor']['unit'])
    if figure is None or (unit and (own is None or own[0] != UNITS[unit][0])):
        return None
    return multiply(EXACT[figure], divide(UNITS[unit][1], own[1])) if unit else EXACT[figure]


def check_category(element, parts, kind, mode, category, check):
    """The unit, the mode and the intensities of a category that is sent with a shipment are those of the traces."""
    data, path = category
    by_container = kind == 'hub' and next(iter(parts.values()))['activity']['unit'] == 'TEU'
    word, unit = CATEGORY_UNITS['hub by container' if by_container else kind]
    member = 'hubActivityUnit' if kind == 'hub' else 'transportActivityUnit'
    check.expect(RULE, (path, member), 'is not the unit of the traces', word, data.get(member))
    if mode is not None:
        check.expect(RULE, (path, 'mode'), 'is not that of the element', MODES_OF_ILEAP[mode], data.get('mode'))
    due = whole_and_part({name: per_activity(part, unit) for name, part in parts.items()})
    for member, value in zip(('co2eIntensityWTW', 'co2eIntensityTTW'), due):
        check.figure((path, member), value, data.get(member))


def check_element(element, path, proof, place, check, category):
    """Emissions, mass, distance and transport activity of an element follow from its traces."""
    traces = proof.get('traces') if type(proof.get('traces')) is dict else {}
    kind = 'hub' if element.get('tocId') is None else 'containers' if 'distance' in proof else 'freight'
    if not set(traces) <= set(BOUNDARIES) or len(traces) < 2:
        check.say(RULE, (place, 'traces'), 'prove no emission', 'two of ttw, wtt and wtw', ', '.join(traces))
        return
    before, verified = check.count, {part: check.trace(trace, ((place, 'traces'), part)) for part, trace in traces.items()}
    if check.count > before:
        return
    totals = {part: EXACT[trace['total']['co2e']] for part, trace in verified.items()}
    for member, due in zip(('co2eWTW', 'co2eTTW'), whole_and_part(totals)):
        check.figure((path, member), due, element.get(member))
    before, parts = check.count, {part: trace['contributions'][0] for part, trace in verified.items()}
    for part, trace in verified.items():
        check_trace_of_element(element, trace, part, kind, path, ((place, 'traces'), part), check)
    if len({canonical([one['activity'], moves_of(one)]) for one in parts.values()}) > 1:
        check.say(RULE, (place, 'traces'), 'are not of one activity', 'the same activity and distance')
    if check.count > before:
        return
    mode = stated_mode(proof, category)
    check_load(element, path, proof, place, list(parts.values()), kind, mode, check)
    if category:
        check_category(element, parts, kind, mode, category, check)
    if kind != 'hub':
        check_mode(element, path, proof, place, list(parts.values()), mode, check)


def moves_of(part):
    """The distances of a trace, without the rules that raise them: those are of the factor."""
    distances = [step['distance'] for step in part['steps'] if step['kind'] == 'distance']
    return [{member: one[member] for member in ('km', 'kind', 'method', 'route')} for one in distances]


def check_trace_of_element(element, trace, part, kind, path, own, check):
    """A trace has the steps that the kind of element has, and a factor of its part and of the category of the element."""
    one = trace['contributions'][0]
    form = f"{trace['method']['id']}@{trace['method']['version']} {one['label']}: {''.join(map(signature, one['steps']))}"
    if len(trace['contributions']) > 1 or not ELEMENT_TRACES[kind](form):
        check.say(RULE, own, 'has other steps than the proof of a shipment', None, form)
    if one['factor']['boundary'] not in BOUNDARIES[part] or one['factor']['radiativeForcing'] == 'included':
        check.say(RULE, (own, 'factor'), 'is not of this part of the emission', ', '.join(BOUNDARIES[part]), one['factor']['boundary'])
    key, name = one['factor']['key'], 'hocId' if kind == 'hub' else 'tocId'
    if key.startswith('transport/') and key != f'transport/{element.get(name)}/{part}':
        check.say(RULE, (path, name), 'is not the category of the traces', key, element.get(name))


def check_unit(part, unit, place, check):
    if part['activity']['unit'] != unit or part['factor']['unit'] != unit:
        check.say(RULE, (place, 'traces'), 'are not of what the element counts', unit, f"{part['activity']['unit']}, {part['factor']['unit']}")


def check_mass(element, path, part, place, check):
    activity = part['activity']
    if activity['unit'] not in UNIT_SIZES['mass']:
        check.say(RULE, (place, 'traces'), 'are not of a mass', 'a unit of mass', activity['unit'])
    else:
        check.figure((path, 'mass'), multiply(EXACT[activity['value']], UNITS[activity['unit']][1]), element.get('mass'))


def check_containers(element, proof, place, parts, mode, check):
    """The distance of containers by their proof; None, with a difference, if there is none."""
    distance, own = proof['distance'], (place, 'distance')
    if type(distance) is not dict or not has_members(distance, UPLIFTED, own, check):
        check.say(RULE, own, 'is no distance')
        return None
    check_uplift(distance, own, check)
    check.figure((place, 'teu'), read_document_number(element.get('packagingOrTrEqAmount')), proof.get('teu'))
    teu = check.number(proof.get('teu'))
    for part in parts:
        check_unit(part, 'TEU·km', place, check)
        rule = distance['rule'] if mode is None else due_rule(mode, distance, part['factor']['distanceBasis'])
        due = teu and rule and multiply(teu, raised_km(distance['km'], rule))
        if due is None or not is_same(due, EXACT[part['activity']['value']]):
            check.say(RULE, own, 'times the containers is not the activity of the traces', due, part['activity']['value'])
    return distance


def check_load(element, path, proof, place, parts, kind, mode, check):
    """Mass or containers, the one distance and the transport activity of an element."""
    by_container, distance = kind == 'hub' and parts[0]['activity']['unit'] == 'TEU', None
    if kind == 'containers':
        distance = check_containers(element, proof, place, parts, mode, check)
        if distance is None:
            return
    elif by_container:
        for part in parts:
            check_unit(part, 'TEU', place, check)
            check.figure((path, 'packagingOrTrEqAmount'), EXACT[part['activity']['value']], element.get('packagingOrTrEqAmount'))
    else:
        for part in parts:
            check_mass(element, path, part, place, check)
        distance = next((step['distance'] for step in parts[0]['steps'] if step['kind'] == 'distance'), None)
    stated = {member: value for member, value in element['distance'].items() if value is not None}
    member = DISTANCES.get(distance['kind']) if distance else 'actual'
    check.figure(((path, 'distance'), member or 'actual'), EXACT[distance['km']] if distance else ZERO, stated.get(member))
    if set(stated) - {member}:
        check.say(RULE, (path, 'distance'), 'has a second one, which no trace has', member, ', '.join(stated))
    mass, km = read_document_number(element.get('mass')), read_document_number(next(iter(stated.values()), None))
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
            stated = ', '.join(f'{member} {one[member]}' for member in ('expected', 'found') if one[member] is not None)
            print(f"{self.file}:{one['line']}: {one['path']} {one['message']} ({one['code']})"
                  f"{stated and '; ' + stated}", file=sys.stderr)
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
            report.unchecked.append({'code': 'document_statements', 'count': None, 'message': 'what only the sender of a '
                                     'document knows (names, ids, masses, the words of comments) follows from nothing that could be checked'})
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


class HeadOptions:
    """What the log of a bundle must pass through: heads that somebody stored, and signed ones."""

    def __init__(self, options):
        self.stored, self.is_last = options.head, options.head_is_last
        self.signed, self.keys = [], {}
        if (options.heads is None) != (options.keys is None):
            raise NoAnswer('head_key_unknown', '', '--heads and --keys belong together: signed heads, and the public keys that you trust')
        if options.heads is None:
            return
        self.keys = read_keys(read_text(options.keys))
        texts = [text for text in read_text(options.heads).splitlines() if text]
        if not texts:
            raise NoAnswer('head_malformed', 'heads', 'has no signed head; give one per line')
        self.signed = [read_head_statement(text, self.keys, f'heads[{index}]') for index, text in enumerate(texts)]


def read_text(path):
    with open(path, encoding='utf-8-sig') as file:
        return file.read()


def verify_file(file, report, heads):
    lines = enumerate(read_lines(file), 1)
    number, first = next(((number, line) for number, line in lines if line.strip(SPACES)), (1, ''))
    first = first.lstrip('\ufeff')
    if BUNDLE_START(first):
        verify_bundle_file(itertools.chain([first], (line for _, line in lines)), report, heads)
        return
    if heads.stored or heads.signed:
        raise NoAnswer('file_unreadable', '', '--head is for the log of a bundle; FILE has no log')
    if first.strip(SPACES) == '{' or not is_json(first):
        # one value over several lines
        verify_text(first + ''.join(line for _, line in lines), report)
        return
    verify_line(first.strip(SPACES), number, report)
    for number, line in lines:
        if line.strip(SPACES):
            verify_line(line.strip(SPACES), number, report)


def verify_bundle_file(lines, report, heads):
    texts = (line[:-1] if line.endswith('\n') else line for line in lines)
    bundle = verify_bundle(texts, report.publications, heads.stored, heads.is_last, heads.signed)
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
    parser.add_argument('--heads', metavar='FILE', help='signed heads of the log, one per line; the log of the bundle must extend each')
    parser.add_argument('--keys', metavar='FILE', help='with --heads: the public keys that you trust, as a JWK, a list or a JWK set')
    parser.add_argument('--json', action='store_true', help='print the result as one JSON object')
    options = parser.parse_args(arguments)
    report = Report(options.file, None)
    try:
        if options.factors:
            with open(options.factors, 'rb') as file:
                report.publications = Publications(read_lines(file))
        heads = HeadOptions(options)
        if options.file == '-':
            verify_file(sys.stdin.buffer, report, heads)
        else:
            with open(options.file, 'rb') as file:
                verify_file(file, report, heads)
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
