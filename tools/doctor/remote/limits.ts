// Bodies over a function's limit, and how long answers take. The local host imitates both; only a deploy can tell.
import { differs, fault, must, ok, type Deploy, type Outcome, type Probe } from './probe.ts';

const MB = 1024 * 1024;
/** What the local host answers to a body that is too large, as Netlify should. */
const localRefusal = { status: 413, json: false };

export const limitsProbe: Probe = {
  title: 'Limits and times',
  async look(deploy) {
    return [
      await tooLarge(deploy, 'application/json', 6.1 * MB),
      await tooLarge(deploy, 'multipart/form-data; boundary=x', 4.7 * MB),
      ...(await times(deploy)),
    ];
  },
};

async function tooLarge(deploy: Deploy, type: string, size: number): Promise<Outcome> {
  const what = `${(size / MB).toFixed(1)} MB of ${type.split(';')[0]}`;
  let answer: Response;
  try {
    answer = await deploy.ask('/api/contact', {
      method: 'POST',
      headers: { 'content-type': type, origin: deploy.site.origin },
      body: new Uint8Array(size).fill(97),
    });
  } catch {
    return differs(
      `${what}: the connection was cut, without an answer. Pages then say that there was no connection.`,
    );
  }
  const json = (answer.headers.get('content-type') ?? '').startsWith('application/json');
  const sentence = `${what} is refused with ${answer.status}, ${json ? 'in JSON' : 'not in JSON'}`;
  if (answer.status < 400)
    return fault(`${what} is taken (${answer.status}): the limit is elsewhere than we think`);
  if (answer.status === localRefusal.status && json === localRefusal.json)
    return ok(`${sentence}; pages handle that`);
  return differs(`${sentence}; on the local stack it is 413, not in JSON`);
}

/** How many milliseconds a call may take that asks the database once, once the function is warm. */
const patience = 3_000;

async function times(deploy: Deploy): Promise<Outcome[]> {
  const first = await timed(deploy);
  const then = Math.min(await timed(deploy), await timed(deploy));
  return [
    must(first < 10_000, `the first call takes ${first} ms (a function may have to wake up)`),
    must(then < patience, `a call that asks the database takes ${then} ms`),
  ];
}

async function timed(deploy: Deploy): Promise<number> {
  const start = performance.now();
  await (await deploy.ask('/api/intake-draft')).arrayBuffer();
  return Math.round(performance.now() - start);
}
