// Events from the card processor: one with a valid signature is stored; a wrong or old signature writes nothing.
import { randomBytes } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { Stripe } from 'stripe';
import { must, unasked, type Deploy, type Outcome, type Probe } from './probe.ts';

export const webhookProbe: Probe = {
  title: 'Events of the card processor',
  async look(deploy) {
    const secret = deploy.env['STRIPE_WEBHOOK_SECRET'];
    const wrong = await send(deploy, 'whsec_not_the_secret');
    const found: Outcome[] = [
      must(wrong.status === 400, `a wrong signature is answered with ${wrong.status}`),
    ];
    if (!secret) return [...found, unasked('a right signature: set STRIPE_WEBHOOK_SECRET')];
    const old = await send(deploy, secret, -600);
    const right = await send(deploy, secret);
    return [
      ...found,
      must(old.status === 400, `a signature ten minutes old is answered with ${old.status}`),
      must(right.status === 200, `a right signature is answered with ${right.status}`),
      await stored(deploy, right.id, true),
      await stored(deploy, wrong.id, false),
    ];
  },
};

/** An event of a kind that means nothing to the site, signed as the processor signs. */
async function send(deploy: Deploy, secret: string, seconds = 0): Promise<{ id: string; status: number }> {
  const id = `evt_doctor_${randomBytes(8).toString('hex')}`;
  const payload = JSON.stringify({
    id,
    object: 'event',
    type: 'doctor.ping',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object: { id: 'doctor' } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) + seconds,
  });
  const { status } = await deploy.ask('/api/stripe-webhook', {
    method: 'POST',
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    body: payload,
  });
  return { id, status };
}

async function stored(deploy: Deploy, id: string, wanted: boolean): Promise<Outcome> {
  const { SUPABASE_URL: address, SUPABASE_SECRET_KEY: key } = deploy.env;
  if (!address || !key) return unasked('whether events are stored: set SUPABASE_URL and SUPABASE_SECRET_KEY');
  const supabase = createClient(address, key, { auth: { persistSession: false } });
  const { data } = await supabase.from('stripe_events').select('id').eq('id', id).maybeSingle();
  return must(
    (data !== null) === wanted,
    wanted ? 'the event is stored' : 'nothing is stored of the wrong one',
  );
}
