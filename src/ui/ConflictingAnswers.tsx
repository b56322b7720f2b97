import type { ReactNode, Ref } from 'react';
import { secondButton } from '#ui/button.ts';

interface ConflictingAnswersProps<Name extends string> {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Said where one of the two is empty. */
  readonly none: string;
  readonly questions: readonly {
    readonly name: Name;
    readonly label: string;
    readonly here: string;
    readonly there: string;
  }[];
  readonly onChoose: (name: Name, takesOther: boolean) => void;
  readonly box?: Ref<HTMLDivElement>;
  /** Another way out. */
  readonly children?: ReactNode;
}

/** Questions answered otherwise in another tab or on another device: nobody but the person knows which answer is right. */
export function ConflictingAnswers<Name extends string>(props: ConflictingAnswersProps<Name>) {
  const { id, title, text, none, questions, onChoose, box, children } = props;
  if (questions.length === 0) return null;
  return (
    <div className="notice mb-7 grid gap-4" role="alert" tabIndex={-1} id={id} ref={box}>
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{text}</p>
      </div>
      {questions.map(({ name, label, here, there }) => (
        <fieldset key={name} className="grid gap-2">
          <legend className="mb-1 font-strong">{label}</legend>
          {[
            { isOther: false, answer: here },
            { isOther: true, answer: there },
          ].map(({ isOther, answer }) => (
            <button
              key={String(isOther)}
              type="button"
              className={`${secondButton} max-h-60 justify-start overflow-y-auto text-start font-normal wrap-anywhere whitespace-pre-line`}
              onClick={() => onChoose(name, isOther)}
            >
              {/* In an element of its own, so that a translated page shows the next one, too. */}
              <span>{answer || none}</span>
            </button>
          ))}
        </fieldset>
      ))}
      {children}
    </div>
  );
}
