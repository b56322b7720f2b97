import * as refundApi from '#domain/refunds/api.ts';
import type { DashboardOrder } from '#domain/portal/dashboard.ts';
import type { DashboardWords } from '#i18n/en/dashboard.ts';
import { refundTimes } from '#i18n/refund-times.ts';
import { Choice, TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useLocale } from '../../calls/use-words.ts';

interface AskRefundProps {
  readonly order: DashboardOrder;
  readonly words: DashboardWords['refunds'];
  readonly onAsked: () => void;
}

/** A client asks for money back: the rule, a reason, and what they want to say about it. */
export default function AskRefund({ order, words, onAsked }: AskRefundProps) {
  const times = refundTimes(useLocale());
  return (
    <Form
      call={refundApi.ask}
      words={words.asking}
      fixed={{ orderId: order.id }}
      onDone={onAsked}
      className="pt-4"
    >
      <p>{order.refundRule === 'full' ? words.full : words.rule}</p>
      <p className="small quiet">{times}</p>
      <Choice name="reasonCode" />
      <TextArea name="words" />
    </Form>
  );
}
