// A Java program that runs beside the load.
import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const TARGET = fileURLToPath(new URL('../target/', import.meta.url));
const LIBRARIES = readFileSync(`${TARGET}class-path.txt`, 'utf8').trim();

/** Class paths of the shop, and of its tests. */
export const SHOP = `${TARGET}classes:${LIBRARIES}`;
export const TESTS = `${TARGET}test-classes:${SHOP}`;

/** The histogram of objects begins with a full collection; its last line has the bytes of all. */
export async function liveMegabytes(program) {
  const { stdout } = await promisify(execFile)(
    'jcmd',
    [String(program.process.pid), 'GC.class_histogram'],
    { maxBuffer: 1 << 26 },
  );
  const bytes = Number(/^Total\s+\d+\s+(\d+)/m.exec(stdout)[1]);
  return Math.round(bytes / 1e5) / 10;
}

export class Program {
  #lines = [];
  #waiting = [];

  constructor(classPath, mainClass, { options = [], args = [], env = {} } = {}) {
    this.process = spawn('java', [...options, '-cp', classPath, mainClass, ...args], {
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    createInterface({ input: this.process.stdout }).on('line', (line) => {
      this.#lines.push(line);
      this.#waiting = this.#waiting.filter((waiting) => !waiting(line));
    });
    this.ended = new Promise((resolve) => this.process.on('exit', resolve));
  }

  /** Waits for a line, and returns what the first group matched. */
  async line(pattern) {
    const found = this.#lines.map((line) => pattern.exec(line)).find(Boolean);
    if (found) {
      return found[1];
    }
    const match = new Promise((resolve) => {
      this.#waiting.push((line) => {
        const later = pattern.exec(line);
        if (later) {
          resolve(later[1]);
        }
        return later;
      });
    });
    const end = this.ended.then(() => {
      throw new Error(`A program ended before ${pattern}:\n${this.#lines.join('\n')}`);
    });
    return Promise.race([match, end]);
  }

  /** The lines so far that are warnings or errors of the program's log. */
  complaints() {
    return this.#lines.filter((line) => / (ERROR|WARN) /.test(line));
  }

  stop() {
    this.process.kill();
  }
}
