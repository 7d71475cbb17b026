"""The kernel of rows in an executor: the WebAssembly module of tonne/bulk on wasmtime, and fractions for what it leaves.

The results are the doubles nearest to value × coefficient, the bits that the library gives.
"""

import base64
import ctypes
from fractions import Fraction

import numpy
from wasmtime import Instance, Limits, Memory, MemoryType, Module, Store

PAGE_BYTES = 65536


class Kernel:
    def __init__(self, plan):
        self.plan = plan
        self.store = Store()
        pages = -(-plan["memoryBytes"] // PAGE_BYTES)
        self.memory = Memory(self.store, MemoryType(Limits(pages, pages)))
        self.memory.write(self.store, base64.b64decode(plan["image"]), plan["imageAddress"])
        module = Module(self.store.engine, base64.b64decode(plan["module"] + "=="))
        self.run = Instance(self.store, module, [self.memory]).exports(self.store)["calculate"]
        self.exact = [[Fraction(text) for text in gases] for gases in plan["exact"]]

    def column(self, address, kind, rows):
        """A view of the memory, which does not grow."""
        base = ctypes.addressof(self.memory.data_ptr(self.store).contents) + address
        bytes_of = ctypes.c_char * (rows * numpy.dtype(kind).itemsize)
        return numpy.frombuffer(bytes_of.from_address(base), dtype=kind)

    def part(self, values, pairs):
        rows, plan = len(values), self.plan
        self.column(plan["value"], numpy.float64, rows)[:] = values
        self.column(plan["pair"], numpy.uint32, rows)[:] = pairs
        left = self.run(self.store, plan["job"], 0, rows)
        results = numpy.array([self.column(address, numpy.float64, rows) for address in plan["results"]])
        for row in self.column(plan["list"], numpy.uint32, left):
            # the shortest decimal of a double is the number that people wrote
            value = Fraction(repr(float(values[row])))
            results[:, row] = [float(value * times) for times in self.exact[pairs[row]]]
        return results

    def calculate(self, values, pairs):
        """The four gases of rows, a row of the answer each."""
        step = self.plan["rows"]
        parts = [self.part(values[at : at + step], pairs[at : at + step]) for at in range(0, len(values), step)]
        return numpy.concatenate(parts, axis=1) if parts else numpy.empty((len(self.plan["results"]), 0))
