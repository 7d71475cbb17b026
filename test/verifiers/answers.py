"""Answers what src/verify/python/verify_trace.py says of each case: `python3 answers.py [FACTORS.ndjson]`.

Reads a JSON text a line, the proof itself: a text for bytes, an object for data, or a list of the lines of a bundle. Writes a JSON object a line: `answer`, the
`codes` of all differences, and the `seconds` that the proof took.
"""
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / 'src/verify/python'))
sys.dont_write_bytecode = True
import verify_trace  # noqa: E402


def answer_of_bundle(lines, publications):
    try:
        check = verify_trace.verify_bundle(lines, publications).check
    except verify_trace.NoAnswer as reason:
        return {'answer': reason.code, 'differences': []}
    return {'answer': 'not_verified' if check.count else 'verified', 'differences': check.differences}


def main():
    publications = None
    if len(sys.argv) > 1:
        with open(sys.argv[1], 'rb') as file:
            publications = verify_trace.Publications(verify_trace.read_lines(file))
    sys.stdout.reconfigure(encoding='utf-8')
    for line in sys.stdin.buffer:
        proof = json.loads(line)
        begin = time.perf_counter()
        result = answer_of_bundle(proof, publications) if type(proof) is list else verify_trace.verify(proof, publications)
        seconds = time.perf_counter() - begin
        codes = sorted({one['code'] for one in result['differences']})
        print(json.dumps({'answer': result['answer'], 'codes': codes, 'seconds': seconds}))


main()
