import * as supporterApi from '#domain/supporters/api.ts';
import { supporterRequest } from '#domain/supporters/supporters.ts';
import { fill } from '#i18n/format.ts';
import { Check, Choice, Select, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';

/** Who it is, what they see, and the client's yes. Nothing is checked beforehand. */
export function AddSupporter({ caseId }: { readonly caseId: string }) {
  const { adding } = useWords('supporters');
  return (
    <Form
      call={supporterApi.add}
      schema={supporterRequest}
      words={adding}
      fixed={{ id: caseId }}
      initial={{ language: useLocale() }}
      done={(_, { name }) => fill(adding.done, { name: name.trim() })}
      quiet
    >
      <TextField name="name" />
      <TextField name="email" type="email" />
      <Select name="bond" />
      <Choice name="language" inRow />
      <Choice name="sees" />
      <Check name="agreed" />
    </Form>
  );
}
