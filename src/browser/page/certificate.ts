// The page where anybody can check a certificate. It asks the server about the code in the address or in the field.
import type { CertificateCheck } from '#domain/learning/answers.ts';
import { formatCertificateCode, parseCertificateCode } from '#domain/learning/certificate.ts';

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const form = find<HTMLFormElement>('#certificate');
const input = find<HTMLInputElement>('#certificate-code');
const status = find('#certificate-status');
const resultPanel = find('#certificate-found');
const words = JSON.parse(form.dataset.labels ?? '{}') as Record<string, string>;

function say(text = '', wrong = false): void {
  status.textContent = text;
  status.classList.toggle('wrong', wrong);
  input.setAttribute('aria-invalid', `${wrong}`);
}

function show({ firstName, moduleName, earnedOn }: CertificateCheck): void {
  const day = new Intl.DateTimeFormat(form.dataset.language, { dateStyle: 'long', timeZone: 'UTC' });
  find('[data-name]').textContent = firstName ?? words.noName ?? '';
  find('[data-module]').textContent = moduleName;
  find('[data-day]').textContent = day.format(new Date(earnedOn));
  resultPanel.hidden = false;
  resultPanel.focus({ preventScroll: false });
}

/** Only the latest question may write: a late answer would stand beside another code. */
let latest = 0;

async function check(): Promise<void> {
  const mine = ++latest;
  resultPanel.hidden = true;
  const code = parseCertificateCode(input.value);
  if (!code) return say(words.notACode, true);
  input.value = formatCertificateCode(code);
  const address = new URL(location.href);
  address.searchParams.set('code', input.value);
  history.replaceState(history.state, '', address);
  say(words.checking);
  try {
    const response = await fetch(`/api/learning/certificate-check?code=${code}`, {
      headers: { 'accept-language': document.documentElement.lang },
      signal: AbortSignal.timeout(20_000),
    });
    const answer = response.ok ? ((await response.json()) as CertificateCheck) : null;
    if (mine !== latest) return;
    if (answer) {
      say();
      show(answer);
    } else {
      const why = response.status === 404 ? 'notFound' : response.status === 429 ? 'throttled' : 'failed';
      say(words[why], true);
    }
  } catch {
    if (mine === latest) say(words.failed, true);
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void check();
});

const linkedCode = new URLSearchParams(location.search).get('code');
if (linkedCode) {
  input.value = linkedCode;
  void check();
}
