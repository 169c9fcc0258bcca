import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(html|js|css|json|svg|txt|xml|webmanifest|wasm|ico)$/;

/** Below this the headers weigh more than what is saved. */
const smallestBytes = 256;

/** Above this the best quality takes many seconds for a few percent. */
const patienceBytes = 500_000;

const brotli = promisify(brotliCompress);

/** Writes `.br` and `.gz` beside every file that gets smaller by it. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  // zlib works in four threads by itself, so all may start at once.
  await Promise.all(
    files.filter((file) => compressible.test(file)).map((file) => compress(join(folder, file))),
  );
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallestBytes) return;
  const quality = content.length > patienceBytes ? 6 : 11;
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}
