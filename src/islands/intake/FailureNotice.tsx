import { formatReference, isReference } from '#domain/reference.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';
import { fill } from '#i18n/format.ts';

export interface Failure {
  readonly message: string;
  /** The reference of the failed call; support finds it by this. */
  readonly reference: string;
}

interface FailureNoticeProps {
  readonly failure: Failure;
  readonly words: IntakeWords['failure'];
  readonly email: string;
}

/** Why the form was not sent, in the page: the toast says it too, but goes away. */
export function FailureNotice({ failure, words, email }: FailureNoticeProps) {
  const { message, reference } = failure;
  return (
    <div className="notice danger failure" role="alert" tabIndex={-1} id="intake-failure">
      <p>
        <strong>{words.text}</strong>
      </p>
      <p>
        {message} {words.kept}
      </p>
      <p className="small">
        {reference &&
          fill(words.reference, {
            reference: isReference(reference) ? formatReference(reference) : reference,
          })}{' '}
        <a href={`mailto:${email}`}>
          {words.write}: {email}
        </a>
      </p>
    </div>
  );
}
