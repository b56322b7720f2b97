import { useId } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { locales } from '#domain/languages.ts';
import { replyBodyMax, replyTitleMax, type ReplyPair } from '#domain/replies/saved-replies.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { TextInput } from '#ui/TextInput.tsx';

interface PairFieldsProps {
  readonly words: StaffWords;
  readonly register: UseFormRegister<ReplyPair>;
  readonly errors: FieldErrors<ReplyPair>;
}

const namesOf = {
  en: { title: 'titleEn', body: 'bodyEn' },
  es: { title: 'titleEs', body: 'bodyEs' },
} as const;

/** Both halves of a saved reply side by side. */
export function PairFields({ words, register, errors }: PairFieldsProps) {
  const labels = words.replies;
  const id = useId();
  const problem = (key: string | undefined) => key && (labels.problems[key] ?? key);
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-4 xxl:grid-cols-2">
      {locales.map((language) => {
        const { title, body } = namesOf[language];
        return (
          <div key={language} className="grid grid-cols-1 content-start gap-4">
            <TextInput
              {...register(title)}
              id={`${id}-${title}`}
              label={labels.fields[title]}
              error={problem(errors[title]?.message)}
              errorPrefix={words.account.errorPrefix}
              maxLength={replyTitleMax}
              lang={language}
            />
            <TextInput
              {...register(body)}
              id={`${id}-${body}`}
              label={labels.fields[body]}
              hint={labels.bodyHint}
              error={problem(errors[body]?.message)}
              errorPrefix={words.account.errorPrefix}
              maxLength={replyBodyMax}
              lines={12}
              lang={language}
            />
          </div>
        );
      })}
    </div>
  );
}
