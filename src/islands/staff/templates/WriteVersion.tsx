import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as papersApi from '#domain/papers/api.staff.ts';
import { counties } from '#domain/counties/georgia.ts';
import { faultsOfTemplate, mostBlocks, paperTemplate, paperTitleMax } from '#domain/papers/template.ts';
import { blockKinds, kindOfBlock, newBlock, type BlockKind } from '#domain/papers/template-blocks.ts';
import { templateLimits } from '#domain/papers/template-requests.ts';
import { fill } from '#i18n/format.ts';
import { link, secondButton } from '#ui/button.ts';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { WriteEnd } from '../cases/WriteEnd.tsx';
import { useCaseWrite } from '../cases/use-case-write.ts';
import { Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { BlockFields } from './BlockFields.tsx';
import { keyed, useBlocks, wordsOfBlock } from './blocks.ts';
import { Preview } from './Preview.tsx';
import type { TemplateProps } from './template-props.ts';

/** The form for the next version, which starts from the open one. Created when it is opened. */
export function WriteVersion(props: TemplateProps) {
  const labels = props.words.templates.write;
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={link}>{labels.open}</summary>
        {isOpen && <VersionForm {...props} />}
      </details>
    </Panel>
  );
}

function VersionForm(props: TemplateProps) {
  const { words, locale, known, template, facts, onChanged } = props;
  const labels = words.templates;
  const id = useId();
  const blocks = useBlocks(() => keyed(template.blocks));
  const form = useForm({
    defaultValues: { title: template.title, county: known.template.county ?? '', note: '' },
    shouldFocusError: true,
  });
  const [kind, setKind] = useState<BlockKind>('text');
  const writing = useCaseWrite(words, locale, onChanged);
  const { errors } = form.formState;
  const [title, county] = useWatch({ control: form.control, name: ['title', 'county'] });
  const next = { ...template, title, blocks: blocks.list.map(({ block }) => block) };
  const read = paperTemplate.safeParse(next);
  const faults = read.success ? faultsOfTemplate(read.data, facts) : [];
  const isSameLine = (county || null) === known.template.county;
  const submit = form.handleSubmit(async ({ note }) => {
    if (!read.success) return writing.refuse(labels.emptyBlock);
    if (faults.length > 0) return writing.refuse(labels.write.faults);
    await writing.write(
      papersApi.writeTemplate,
      {
        id: known.template.id,
        newest: isSameLine ? Math.max(...known.versions.map(({ number }) => number)) : 0,
        county: county || null,
        note,
        template: read.data,
      },
      (answer) => {
        location.hash = placeLink('templates', answer.id);
        return '';
      },
    );
  });
  const shared = { errorPrefix: words.account.errorPrefix };
  return (
    <form
      className="grid grid-cols-1 gap-4 pt-3"
      noValidate
      autoComplete="off"
      onSubmit={(event) => void submit(event)}
    >
      <Select
        {...form.register('county')}
        id={`${id}-county`}
        label={labels.write.county}
        placeholder={labels.everyCounty}
        options={counties.map(({ name }) => ({ value: name, text: name }))}
      />
      <TextInput
        {...form.register('title')}
        id={`${id}-title`}
        label={labels.write.title}
        maxLength={paperTitleMax}
        lang={template.language}
      />
      <ol className="grid grid-cols-1 gap-2">
        {blocks.list.map(({ key, block }, index) => {
          const name = fill(labels.block.position, {
            place: index + 1,
            kind: labels.blocks[kindOfBlock(block)],
          });
          return (
            <li key={key} className="rounded-s border border-line bg-ground px-3">
              <details open={wordsOfBlock(block) === ''}>
                <summary className="cursor-pointer py-2.5">
                  <span className="font-strong">{name}</span>{' '}
                  <span className="wrap-anywhere text-ink-soft" lang={template.language}>
                    {wordsOfBlock(block).slice(0, 90)}
                  </span>
                </summary>
                <div className="grid grid-cols-1 gap-3 pb-3">
                  <BlockFields
                    words={words}
                    facts={facts}
                    block={block}
                    onChange={(changed) => blocks.change(key, changed)}
                  />
                  <p className="flex flex-wrap gap-x-5">
                    {(['up', 'down', 'remove'] as const).map((act) => (
                      <button
                        key={act}
                        type="button"
                        className={link}
                        aria-label={fill(labels.block[act], { block: name })}
                        disabled={
                          (act === 'up' && index === 0) ||
                          (act === 'down' && index === blocks.list.length - 1)
                        }
                        onClick={() => blocks[act](key)}
                      >
                        {labels.block.short[act]}
                      </button>
                    ))}
                  </p>
                </div>
              </details>
            </li>
          );
        })}
      </ol>
      <div className="grid grid-cols-1 items-end gap-3 xs:grid-cols-[1fr_auto]">
        <Select
          id={`${id}-kind`}
          label={labels.block.addKind}
          value={kind}
          onChange={({ target }) => setKind(blockKinds.find((one) => one === target.value) ?? 'text')}
          options={blockKinds.map((value) => ({ value, text: labels.blocks[value] }))}
        />
        <button
          type="button"
          className={secondButton}
          disabled={blocks.list.length >= mostBlocks}
          onClick={() => blocks.add(newBlock(kind))}
        >
          {labels.block.addSubmit}
        </button>
      </div>
      <TextInput
        {...form.register('note', { validate: (text) => text.trim() !== '' || words.frame.form.required })}
        {...shared}
        id={`${id}-note`}
        label={labels.write.note}
        hint={labels.write.noteHint}
        error={errors.note?.message}
        maxLength={templateLimits.note}
        lines={2}
      />
      {(faults.length > 0 || !read.success) && (
        <div role="status" className="notice grid grid-cols-1 gap-1">
          <p>{labels.write.faults}</p>
          {!read.success && <p>{labels.emptyBlock}</p>}
          {faults.map(({ fault, what }) => (
            <p key={fault + what} className="wrap-anywhere">
              {fill(labels.faults[fault], { what })}
            </p>
          ))}
        </div>
      )}
      <WriteEnd words={words} submit={labels.write.submit} state={writing} />
      {read.success && <Preview words={words} template={read.data} />}
    </form>
  );
}
