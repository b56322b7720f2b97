// Forms: those of the deploy's own pages are taken, those of other sites are not. Both are empty, so nothing is kept.
import { must, type Deploy, type Outcome, type Probe } from './probe.ts';

export const formsProbe: Probe = {
  title: 'Forms',
  async look(deploy) {
    const own = await send(deploy, deploy.site.origin);
    const foreign = await send(deploy, 'https://another-site.example');
    const found: Outcome[] = [
      must(own === 'invalid_input', `a form of its own page is read (${own})`),
      must(foreign === 'wrong_origin', `a form of another site is refused (${foreign})`),
    ];
    return found;
  },
};

async function send(deploy: Deploy, origin: string): Promise<string> {
  const answer = await deploy.ask('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: '{}',
  });
  const body = (await answer.json().catch(() => ({}))) as { code?: string };
  return body.code ?? String(answer.status);
}
