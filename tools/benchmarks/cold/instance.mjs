// One instance of a function as the host starts it: a fresh process in the folder that was deployed, which gets calls one
// after the other. Plain JavaScript, so that nothing of ours is counted as the function's time. Reads the calls as JSON from
// standard input and writes what became of them to standard output.
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

class AnswerStream extends Writable {
  metadata = {};
  /** @type {Buffer[]} */
  chunks = [];

  /** @param {Buffer | string} chunk @param {BufferEncoding} encoding @param {() => void} done */
  _write(chunk, encoding, done) {
    this.chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk);
    done();
  }
}

// The two calls of the runtime that the host's own code makes.
Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (/** @type {unknown} */ handler) => handler,
    HttpResponseStream: {
      from(/** @type {AnswerStream} */ stream, /** @type {object} */ metadata) {
        stream.metadata = metadata;
        return stream;
      },
    },
  },
});

const read = [];
for await (const part of process.stdin) read.push(part);
/** @type {object[]} */
const events = JSON.parse(Buffer.concat(read).toString());

const began = performance.now();
const before = process.cpuUsage();
const since = (/** @type {NodeJS.CpuUsage} */ from) => {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000;
};
const { handler } = await import(pathToFileURL(`${process.cwd()}/___netlify-entry-point.mjs`).href);
const answers = [];
let [at, cpu] = [began, before];
for (const event of events) {
  const stream = new AnswerStream();
  await handler(event, stream, {
    awsRequestId: 'cold',
    callbackWaitsForEmptyEventLoop: false,
    clientContext: {},
    getRemainingTimeInMillis: () => 60_000,
  });
  if (!stream.writableFinished) await once(stream, 'finish');
  answers.push({
    ...stream.metadata,
    body: Buffer.concat(stream.chunks).toString('base64'),
    ms: performance.now() - at,
    cpuMs: since(cpu),
  });
  [at, cpu] = [performance.now(), process.cpuUsage()];
}
process.stdout.write(JSON.stringify(answers), () => process.exit(0));
