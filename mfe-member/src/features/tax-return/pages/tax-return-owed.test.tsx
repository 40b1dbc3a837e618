import { describe, expect, it } from '@jest/globals';
import type { IncomeTaxReturn } from '@reset/remote-sdk/tax-returns';
import { makeReturn, mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { within } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './tax-return-page.tsx';
import { answer } from '#testing/answer.ts';
import { makeOverview, makeProfile } from '#testing/factories.ts';
import { answerReturns, NEW_YORK, rows, tile } from '#testing/tax-returns.ts';

const server = mockApi();

function visit(returns: IncomeTaxReturn[]) {
  server.use(
    answer('/users/profile', makeProfile()),
    answer('/dashboard/overview', makeOverview()),
    answerReturns(...returns),
  );
  return renderRemote(memberArea, '/tax-return');
}

describe('what is owed by a tax return', () => {
  it('says what is owed as that, and takes it off no refund', async () => {
    visit([makeReturn(), { ...NEW_YORK, refundAmount: -120.5, taxReturnStatus: 'accepted' }]);
    const shown = await tile('Tax year 2025');
    expect(within(shown).getByText('Estimated Total Refund').nextSibling?.textContent).toBe(
      '$1,840',
    );
    expect(within(shown).getByText('You owe', { selector: 'dt' }).nextSibling?.textContent).toBe(
      '$121',
    );
    expect(rows(shown)[1]).toBe('New YorkAccepted$121You owe');
  });

  it('has what is owed alone where nothing comes back', async () => {
    visit([
      makeReturn({ refundAmount: -132 }),
      { ...NEW_YORK, refundAmount: -348, taxReturnStatus: 'accepted' },
    ]);
    const shown = await tile('Tax year 2025');
    expect(within(shown).getByText('You owe', { selector: 'dt' }).nextSibling?.textContent).toBe(
      '$480',
    );
    expect(within(shown).queryByText('Estimated Total Refund')).toBeNull();
  });

  it('tells what is owed by a return that is to be corrected apart from what is to be paid', async () => {
    const rejected = makeReturn({ refundAmount: -5_480.95, taxReturnStatus: 'rejected' });
    visit([rejected, { ...NEW_YORK, refundAmount: -287.5, taxReturnStatus: 'accepted' }]);
    const shown = await tile('Tax year 2025');
    const figures = within(shown).getAllByRole('term');
    expect(figures.map((one) => [one.textContent, one.nextSibling?.textContent])).toEqual([
      ['You owe', '$288'],
      ['You owe, not accepted yet', '$5,481'],
    ]);
    expect(rows(shown)).toEqual([
      'FederalRejected$5,481You owe, not accepted yet',
      'New YorkAccepted$288You owe',
    ]);
    expect(
      within(shown)
        .getAllByText(/^You owe \$/)
        .map((one) => one.textContent),
    ).toEqual([expect.stringMatching(/^You owe \$287\.50 in taxes to New York\./)]);
  });

  it('adds up what is owed to the cent, and rounds that once', async () => {
    visit([
      makeReturn({ refundAmount: -5_480.95 }),
      { ...NEW_YORK, refundAmount: -287.5, taxReturnStatus: 'accepted' },
    ]);
    const shown = await tile('Tax year 2025');
    expect(within(shown).getByText('You owe', { selector: 'dt' }).nextSibling?.textContent).toBe(
      '$5,768',
    );
  });

  it('says of what is owed to a state that it is paid to that and how, and not that there is no refund', async () => {
    visit([
      makeReturn(),
      {
        ...NEW_YORK,
        refundAmount: -120.5,
        refundFiled: -120.5,
        taxReturnStatus: 'no_refund',
      },
    ]);
    const shown = await tile('Tax year 2025');
    expect(rows(shown)[1]).toBe('New YorkBalance due$121You owe');
    expect(
      within(shown).getByText(
        /^You owe \$120\.50 in taxes to New York\. You pay it to the state directly, not to Reset\./,
      ),
    ).toBeTruthy();
    expect(within(shown).queryByText('No refund')).toBeNull();
  });
});
