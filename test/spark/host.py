"""Runs statements of standard input on Spark, one JSON object a line, and answers each with a line of JSON.

{"run": "CREATE ..."} -> {"rows": []}; {"rows": "SELECT ..."} -> {"rows": [{column: text or null}]};
{"kernel": {...}} -> the function tonne(value, pair) of the kernel, whose answer has the four gases;
{"executors": true} -> the executors and the tasks that each has done. An error is {"error": text}.
"""

import json
import os
import sys
from decimal import Decimal
from typing import Iterator, Tuple

import pandas
from pyspark.sql import SparkSession
from pyspark.sql.functions import pandas_udf


def session(folder):
    """Two executors on a worker each, as processes of their own, so that a shuffle goes between processes."""
    return (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .appName("tonne")
        .config("spark.executor.memory", "1024m")
        .config("spark.driver.memory", "1g")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.sql.shuffle.partitions", "4")
        .config("spark.sql.warehouse.dir", os.path.join(folder, "warehouse"))
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        .getOrCreate()
    )


def printed(cell):
    if cell is None:
        return None
    return format(cell, "f") if isinstance(cell, Decimal) else str(cell)


def executors(spark):
    listed = spark._jsc.sc().statusStore().executorList(True)
    found = [listed.apply(index) for index in range(listed.size())]
    return [{"id": one.id(), "tasks": str(one.totalTasks())} for one in found if one.id() != "driver"]


def register_kernel(spark, plan):
    """A function of columns: batches of rows go through the kernel, which each process of Python makes once."""
    spark.sparkContext.addPyFile(os.path.join(os.path.dirname(os.path.abspath(__file__)), "kernel.py"))

    @pandas_udf("co2 double, ch4 double, n2o double, co2e double")
    def tonne(batches: Iterator[Tuple[pandas.Series, pandas.Series]]) -> Iterator[pandas.DataFrame]:
        from kernel import Kernel

        kernel = Kernel(plan)
        for value, pair in batches:
            gases = kernel.calculate(value.to_numpy(), pair.to_numpy())
            yield pandas.DataFrame(dict(zip(["co2", "ch4", "n2o", "co2e"], gases)))

    spark.udf.register("tonne", tonne)


def answer(spark, request):
    if "kernel" in request:
        register_kernel(spark, request["kernel"])
        return []
    if "executors" in request:
        return executors(spark)
    if "run" in request:
        spark.sql(request["run"])
        return []
    found = spark.sql(request["rows"])
    return [dict(zip(found.columns, map(printed, row))) for row in found.collect()]


def main(folder):
    spark = session(folder)
    # what fails is answered; what Spark compiles in vain and then interprets is its own affair
    spark.sparkContext.setLogLevel("OFF")
    print(json.dumps({"rows": [{"version": spark.version}]}), flush=True)
    for line in sys.stdin:
        try:
            reply = {"rows": answer(spark, json.loads(line))}
        except Exception as error:  # whatever Spark says goes to whoever asked
            reply = {"error": str(error)[:4000]}
        print(json.dumps(reply), flush=True)
    spark.stop()


main(sys.argv[1])
