import { use } from 'react';
import type { ApiCall } from '#domain/api-call.ts';
import { loadWords } from '#i18n/load-words.ts';
import { Form } from '#ui/form/Form.tsx';
import type { FormProps } from '#ui/form/form-props.ts';
import { FormProvider } from '../calls/FormProvider.tsx';
import type { PartProps } from './own-account-props.ts';

interface OwnFormProps<Call extends ApiCall> extends FormProps<Call> {
  readonly part: Pick<PartProps, 'locale' | 'messages' | 'siteEmail'>;
}

/** A form of the account page. What all forms share comes with the part that holds it. */
export function OwnForm<Call extends ApiCall>({ part, words, ...form }: OwnFormProps<Call>) {
  const { locale, messages, siteEmail } = part;
  return (
    <FormProvider locale={locale} words={use(loadWords('form-kit', locale))} siteEmail={siteEmail}>
      <Form {...(form as FormProps<Call>)} words={{ refusals: messages, ...words }} />
    </FormProvider>
  );
}
