import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** A worker ends, with all that it has loaded, when its next file needs a DOM and the last did not. */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const slowestFirst = await super.sort(files);
    const withDom = new Set(slowestFirst.filter(({ moduleId }) => needsDom(moduleId)));
    return [...withDom, ...slowestFirst.filter((file) => !withDom.has(file))];
  }
}

const needsDom = (path: string): boolean =>
  readFileSync(path, "utf8").startsWith("// @vitest-environment happy-dom");
