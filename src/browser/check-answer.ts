// For development and tests alone: no page that is built holds the schemas of answers.
import type { ApiCall } from '#domain/api-call.ts';

interface Schema {
  safeParse(answer: unknown): {
    readonly error?: { readonly issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
}

const calls = import.meta.glob<Record<string, ApiCall>>('../domain/*/{api,api.staff}.ts', { eager: true });
const answers = import.meta.glob<Record<string, Schema>>('../domain/*/{answers,answers.staff}.ts', {
  eager: true,
});

/** The schema of each call's answer: it has the same name in `answers.ts` as the call in `api.ts`. */
const schemas = new Map<ApiCall, Schema | undefined>(
  Object.entries(calls).flatMap(([file, named]) =>
    Object.entries(named).map(([name, call]): [ApiCall, Schema | undefined] => [
      call,
      answers[file.replace(/\/api(?=\.)/, '/answers')]?.[name],
    ]),
  ),
);

/** Throws where an answer is not what the contract says. */
export function checkAnswer(call: ApiCall, answer: unknown): void {
  if (!call.answer) return;
  const schema = schemas.get(call);
  if (!schema)
    throw new TypeError(`${call.method} ${call.path} has no schema of its name beside its contract`);
  const { error } = schema.safeParse(answer);
  if (!error) return;
  const fields = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new TypeError(
    `${call.method} ${call.path} did not answer as its contract says. ${fields.join(', ')}`,
  );
}
