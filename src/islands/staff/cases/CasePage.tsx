import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isOver } from '#domain/cases/status.ts';
import type { CaseTab } from './case-tabs.ts';
import { caseTabs, useCaseTab } from './case-tabs.ts';
import { CaseHead } from './CaseHead.tsx';
import { CaseFacts } from './CaseFacts.tsx';
import { ClientTab } from './ClientTab.tsx';
import { Composer } from './Composer.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import { nextStep } from './next-step.ts';
import { NextStep } from './NextStep.tsx';
import { PapersPanel } from './papers/PapersPanel.tsx';
import { onceThere } from './once-there.ts';
import type { CasePartProps } from './part-props.ts';
import { RequestsPanel } from './requests/RequestsPanel.tsx';
import { waitOf } from './step-name.ts';
import type { CaseContactProps } from './contact-props.ts';
import { ThreadPanel } from './thread/ThreadPanel.tsx';
import { WorkTab } from './WorkTab.tsx';
import { FilesPanel } from '../FilesPanel.tsx';
import { tab as tabLook } from '../ListTabs.tsx';
import { useKeyAct } from '../keys/key-acts.ts';
import { useCommand } from '../keys/use-command.ts';
import { useStaffWords } from '../staff-words.ts';

interface CasePageProps {
  readonly part: CasePartProps;
  readonly contact: CaseContactProps;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly backLink: string;
  readonly nextCase: string | null;
}

/** A case as a place: what comes next in its head, five tabs, facts at the side, and one place to write. */
export function CasePage({ part, contact, heading, backLink, nextCase }: CasePageProps) {
  const words = useStaffWords();
  const { item } = part;
  const labels = words.cases.page;
  const { tab, go } = useCaseTab(part.member.role === 'attorney' ? 'papers' : 'work');
  const id = useId();
  /** A court case of several that is in sight. */
  const [place, setPlace] = useState(item.matters[0]?.place ?? 1);
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  // A task that nobody sees is not ticked blindly: the key leads to it first.
  useKeyAct(
    'done',
    tab !== 'work' && item.tasks.length > 0
      ? () => {
          go('work');
          onceThere('#case-tasks [data-task] button', (button) => button.focus());
        }
      : null,
  );
  return (
    <>
      <div className="sticky top-(--spacing-header) z-10 -mt-2 grid gap-1 border-b border-line bg-ground pt-1 max-xl:static">
        <CaseHead
          item={item}
          heading={heading}
          backLink={backLink}
          waits={waitOf(nextStep(item, part.member.role === 'attorney'), item, words)}
          note={note}
        >
          <NextStep part={part} nextCase={nextCase} onPlace={setPlace} onTab={go} onNote={setNote} />
        </CaseHead>
        <Tabs labelledBy={id} current={tab} onGo={go} part={part} />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_--spacing(64)] xxl:grid-cols-[minmax(0,1fr)_--spacing(72)]">
        {/* As long as the window at least, so that one always writes at its lower edge. */}
        <div className="group/writing grid min-w-0 grid-cols-1 grid-rows-[1fr_auto] gap-3 self-stretch lg:-mb-6 lg:min-h-[calc(100dvh-var(--spacing-header)---spacing(26))]">
          {/* What gets the focus is scrolled out from under the head above and the composer below. */}
          <div
            id={`${id}-${tab}`}
            role="tabpanel"
            aria-labelledby={`${id}-tab-${tab}`}
            className="grid grid-cols-1 content-start gap-3 **:scroll-mb-14 xl:**:scroll-mt-36 group-has-[[data-kind]:not([hidden])]/writing:**:scroll-mb-[calc(55dvh+--spacing(14))]"
          >
            {tab === 'work' && <WorkTab part={part} place={place} onPlace={setPlace} />}
            {tab === 'papers' && (
              <>
                <RequestsPanel {...contact} />
                <PapersPanel {...contact} matters={item.matters} />
                {item.files.length + item.filesMissing.length > 0 && (
                  <FilesPanel files={item.files} missing={item.filesMissing} />
                )}
              </>
            )}
            {tab === 'messages' && <ThreadPanel {...contact} />}
            {tab === 'history' && <HistoryTab part={part} contact={contact} />}
            {tab === 'client' && <ClientTab part={part} contact={contact} isOver={isOver(item.row.status)} />}
          </div>
          <Composer {...contact} nextCase={nextCase} onMessages={() => go('messages')} />
        </div>
        <CaseFacts part={part} onTab={go} />
      </div>
      <TabCommands go={go} labels={labels.tabs} />
    </>
  );
}

interface TabsProps {
  readonly labelledBy: string;
  readonly current: CaseTab;
  readonly onGo: (tab: CaseTab) => void;
  readonly part: CasePartProps;
}

/** Arrow keys go from tab to tab, as people who use a screen reader expect. */
function Tabs({ labelledBy, current, onGo, part: { item } }: TabsProps) {
  const words = useStaffWords();
  const labels = words.cases.page;
  const list = useRef<HTMLDivElement>(null);
  function onKey(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = caseTabs[(caseTabs.indexOf(current) + step + caseTabs.length) % caseTabs.length] ?? 'work';
    onGo(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }
  return (
    <div className="flex overflow-x-auto" role="tablist" aria-label={labels.tabsLabel} ref={list}>
      {caseTabs.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${labelledBy}-tab-${name}`}
          className={tabLook}
          data-tab={name}
          aria-selected={name === current}
          aria-controls={name === current ? `${labelledBy}-${name}` : undefined}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onGo(name)}
          onKeyDown={onKey}
        >
          {labels.tabs[name]}
          {name === 'messages' && item.row.unread > 0 && (
            <span className="rounded-full bg-accent-soft px-2 text-xs font-strong text-accent-ink">
              {item.row.unread}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

interface TabCommandsProps {
  readonly go: (tab: CaseTab) => void;
  readonly labels: Readonly<Record<CaseTab, string>>;
}

/** The tabs in the finder. */
function TabCommands({ go, labels }: TabCommandsProps) {
  useCommand('tab-work', labels.work, () => go('work'));
  useCommand('tab-papers', labels.papers, () => go('papers'));
  useCommand('tab-messages', labels.messages, () => go('messages'));
  useCommand('tab-history', labels.history, () => go('history'));
  useCommand('tab-client', labels.client, () => go('client'));
  return null;
}
