import { useId, useState } from 'react';
import * as papersApi from '#domain/papers/api.staff.ts';
import { counties } from '#domain/counties/georgia.ts';
import { faultsOfTemplate, mostBlocks, paperTemplate, paperTitleMax } from '#domain/papers/template.ts';
import { blockKinds, kindOfBlock, newBlock, type BlockKind } from '#domain/papers/template-blocks.ts';
import { fill } from '#i18n/format.ts';
import { link, secondButton } from '#ui/button.ts';
import * as fields from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useGuard } from '#ui/form/form-state.ts';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { BlockFields } from './BlockFields.tsx';
import { keyed, useBlocks, wordsOfBlock } from './blocks.ts';
import { Preview } from './Preview.tsx';
import type { TemplateProps } from './template-props.ts';
import { useStaffWords } from '../staff-words.ts';

/** The form for the next version, which starts from the open one. Created when it is opened. */
export function WriteVersion(props: TemplateProps) {
  const words = useStaffWords();
  const labels = words.templates.write;
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

function VersionForm({ known, template, facts, onChanged }: TemplateProps) {
  const words = useStaffWords();
  const labels = words.templates;
  const id = useId();
  const [title, setTitle] = useState(template.title);
  const blocks = useBlocks(() => keyed(template.blocks));
  const next = { ...template, title, blocks: blocks.list.map(({ block }) => block) };
  const read = paperTemplate.safeParse(next);
  const newest = Math.max(...known.versions.map(({ number }) => number));
  return (
    <Form
      call={papersApi.writeTemplate}
      words={{ fields: labels.write.fields, submit: labels.write.submit }}
      fixed={{ id: known.template.id }}
      initial={{ county: known.template.county ?? '', note: '' }}
      complete={({ county, ...values }) => ({
        ...values,
        county,
        // Another county begins a line of its own.
        newest: county === known.template.county ? newest : 0,
        template: next,
      })}
      onDone={(answer) => {
        location.hash = placeLink('templates', answer.id);
      }}
      reload={onChanged}
      className="pt-3"
    >
      <fields.Select name="county" options={counties.map(({ name }) => ({ value: name, text: name }))} />
      <TextInput
        id={`${id}-title`}
        label={labels.write.title}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        maxLength={paperTitleMax}
        lang={template.language}
      />
      <Blocks facts={facts} language={template.language} blocks={blocks} />
      <fields.TextArea name="note" lines={2} />
      <Faults facts={facts} read={read} />
      {read.success && <Preview template={read.data} />}
    </Form>
  );
}

interface BlocksProps extends Pick<TemplateProps, 'facts'> {
  readonly language: string;
  readonly blocks: ReturnType<typeof useBlocks>;
}

/** The parts of the paper, in their order. */
function Blocks({ facts, language, blocks }: BlocksProps) {
  const words = useStaffWords();
  const labels = words.templates;
  const id = useId();
  const [kind, setKind] = useState<BlockKind>('text');
  return (
    <>
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
                  <span className="wrap-anywhere text-ink-soft" lang={language}>
                    {wordsOfBlock(block).slice(0, 90)}
                  </span>
                </summary>
                <div className="grid grid-cols-1 gap-3 pb-3">
                  <BlockFields
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
    </>
  );
}

interface FaultsProps extends Pick<TemplateProps, 'facts'> {
  readonly read: ReturnType<typeof paperTemplate.safeParse>;
}

/** What has to change before an attorney gets to read it. */
function Faults({ facts, read }: FaultsProps) {
  const words = useStaffWords();
  const labels = words.templates;
  const faults = read.success ? faultsOfTemplate(read.data, facts) : [];
  const isWrong = faults.length > 0 || !read.success;
  useGuard('template', () => {
    if (!isWrong) return null;
    return read.success ? labels.write.faults : labels.emptyBlock;
  });
  if (!isWrong) return null;
  return (
    <div role="status" className="notice grid grid-cols-1 gap-1">
      <p>{labels.write.faults}</p>
      {!read.success && <p>{labels.emptyBlock}</p>}
      {faults.map(({ fault, what }) => (
        <p key={fault + what} className="wrap-anywhere">
          {fill(labels.faults[fault], { what })}
        </p>
      ))}
    </div>
  );
}
