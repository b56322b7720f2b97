import { useForm } from 'react-hook-form';
import * as caseApi from '#domain/cases/api.ts';
import { changeMax } from '#domain/cases/papers.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { link, secondButton } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { CaseFormProps } from '../case-page-props.ts';
import { useWrite } from '../../calls/use-write.ts';
import type { PaperMatterProps } from './paper-props.ts';

interface StopMatterProps extends CaseFormProps, Pick<PaperMatterProps, 'onDone'> {
  readonly matter: Pick<PaperMatterProps['matter'], 'id' | 'version'>;
}

/** The client wants nothing more done about a matter; what that means is said first. */
export function StopMatter(props: StopMatterProps) {
  const { matter, locale, account, page, siteEmail, onChanged, onDone } = props;
  const labels = page.papers;
  const form = useForm({ defaultValues: { words: '' } });
  const { write, fault, isSending } = useWrite(locale, account);
  const onSubmit = form.handleSubmit(async ({ words }) => {
    const body = { version: matter.version, language: locale, ...(words.trim() && { words }) };
    const answer = await write(caseApi.stopMatter, { id: matter.id, ...body });
    if (!answer) return;
    onDone(answer.stopped === 'asked' ? labels.stopAsked : labels.stopped);
    onChanged();
  });
  return (
    <details className="no-print open:basis-full">
      <summary className={`${link} small`}>{labels.stop}</summary>
      <form className="grid gap-4 pt-3" onSubmit={(event) => void onSubmit(event)} noValidate>
        <p>{labels.stopText}</p>
        <TextInput
          {...form.register('words')}
          id={`stop-${matter.id}`}
          label={labels.stopWords}
          errorPrefix={account.errorPrefix}
          lines={3}
          maxLength={changeMax}
          autoComplete="off"
        />
        {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
        <p>
          <button type="submit" className={secondButton} disabled={isSending}>
            {labels.stopSend}
          </button>
        </p>
      </form>
    </details>
  );
}
