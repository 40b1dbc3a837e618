import { act, screen } from '@testing-library/react';
import { pageData } from '@reset/remote-sdk';

const ORIGIN = 'http://widgets.test';

// As the gateway writes it into a page; the data of the tests' environment knows no widgets.
pageData().widgets_origin = ORIGIN;

/** Says what a provider's widget would, from inside the frame of this title. */
export async function sayAsWidget(title: string, ...messages: object[]): Promise<void> {
  const { contentWindow: source } = await screen.findByTitle<HTMLIFrameElement>(title);
  await act(async () => {
    for (const data of messages) {
      window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source }));
    }
  });
}
