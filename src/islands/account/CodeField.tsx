import { TextField } from '#ui/form/fields.tsx';

/** The six digits of an authenticator app, spaced as the app shows them. Phones open their number keys. */
export const CodeField = () => (
  <TextField
    name="code"
    className="max-w-48 text-h3-large! tracking-[0.2em] tabular-nums"
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
    maxLength={8}
  />
);
