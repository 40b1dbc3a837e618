import { useState } from 'react';
import { Button } from '#components/button/button.tsx';
import type { ToastMessage } from './toast-message.ts';
import { ToastRegion } from './toast-region.tsx';

export default { title: 'Toast' };

const nothing = () => undefined;

const everyTone: ToastMessage[] = [
  { id: '1', tone: 'success', text: 'Your address is saved.' },
  { id: '2', tone: 'info', text: 'Your statement for October is ready.' },
  {
    id: '3',
    tone: 'warning',
    text: 'We could not reach your bank.',
    action: { label: 'Reconnect', onPress: nothing },
  },
  { id: '4', tone: 'danger', text: 'Your payment was declined. Nothing was charged.' },
];

export const EveryTone = () => <ToastRegion messages={everyTone} onClose={nothing} />;

interface Props {
  message?: Omit<ToastMessage, 'id'>;
}

/** A queue as a page would keep it. */
export function OnPress({ message = { tone: 'success', text: 'Your address is saved.' } }: Props) {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  const [told, setTold] = useState(0);
  return (
    <>
      <Button
        onPress={() => {
          setTold(told + 1);
          setMessages([...messages, { ...message, id: String(told) }]);
        }}
      >
        Save
      </Button>
      <ToastRegion
        messages={messages}
        onClose={(id) => setMessages((all) => all.filter((one) => one.id !== id))}
      />
    </>
  );
}
