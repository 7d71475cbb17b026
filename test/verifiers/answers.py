"""Answers what src/verify/python/verify_trace.py says of each case: `python3 answers.py [FACTORS.ndjson]`.

Reads a JSON text a line, the proof itself: a text for bytes, an object for data, a list of the lines of a bundle, or an object with
the member `document`: a product footprint or the extensions of a shipment, or with `heads`: a bundle with signed heads, or what a
witness has. Writes a JSON object a line: `answer`, the
`codes` of all differences, and the `seconds` that the proof took.
"""
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / 'src/verify/python'))
sys.dont_write_bytecode = True
import verify_trace  # noqa: E402


def answer_of(proof, publications):
    if isinstance(proof, str) or not isinstance(proof, list) and 'document' not in proof and 'heads' not in proof:
        return verify_trace.verify(proof, publications)
    try:
        check = check_of(proof, publications)
    except verify_trace.NoAnswer as reason:
        return {'answer': reason.code, 'differences': []}
    return {'answer': 'not_verified' if check.count else 'verified', 'differences': check.differences}


def check_of(proof, publications):
    if isinstance(proof, list):
        return verify_trace.verify_bundle(proof, publications).check
    if 'heads' in proof:
        return check_of_heads(proof)
    document = proof['document']
    is_shipment = isinstance(document, list)
    return (verify_trace.verify_shipment if is_shipment else verify_trace.verify_footprint)(document, publications)


def check_of_heads(proof):
    keys = dict(verify_trace.read_public_key(jwk) for jwk in proof['keys'])
    if 'own' in proof:
        own = dict([verify_trace.read_public_key(proof['own'])])
        return verify_trace.check_witness(proof['lines'], proof['heads'][0], proof['last'], keys, own).check
    signed = [verify_trace.read_head_statement(text, keys) for text in proof['heads']]
    return verify_trace.verify_bundle(proof['lines'], signed=signed).check


def main():
    publications = None
    if len(sys.argv) > 1:
        with open(sys.argv[1], 'rb') as file:
            publications = verify_trace.Publications(verify_trace.read_lines(file))
    sys.stdout.reconfigure(encoding='utf-8')
    for line in sys.stdin.buffer:
        proof = json.loads(line)
        begin = time.perf_counter()
        result = answer_of(proof, publications)
        seconds = time.perf_counter() - begin
        codes = sorted({one['code'] for one in result['differences']})
        print(json.dumps({'answer': result['answer'], 'codes': codes, 'seconds': seconds}))


main()
