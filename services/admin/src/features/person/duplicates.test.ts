import { describe, expect, it } from '@jest/globals';
import { someMemberView, someOnboardingView, somePublicView } from '#testing/person-owners.ts';
import { duplicatesOf } from './duplicates.ts';

const [rosa, hazel] = ['…a1b2', '…c3d4'];
const answers = (same: {
  ssn?: string[];
  phone?: string[];
  toldPhone?: string[];
  bank?: string[];
  born?: string[] | null;
}) => ({
  public: somePublicView({ same_phone: same.phone ?? [] }),
  member: someMemberView({ same_bank_account: same.bank ?? [] }),
  onboarding: someOnboardingView({
    same_ssn: same.ssn ?? [],
    same_phone: same.toldPhone ?? [],
  }),
  sameNameAndBirthDate: same.born === undefined ? [] : same.born,
});
const scores = (same: Parameters<typeof answers>[0]) =>
  duplicatesOf(answers(same))?.map(({ match_score: score }) => score);

describe('duplicatesOf', () => {
  it.each<[string, Parameters<typeof answers>[0], number]>([
    ['her Social Security number', { ssn: [rosa] }, 0.95],
    ['her name and birth date', { born: [rosa] }, 0.8],
    ['her bank account', { bank: [rosa] }, 0.7],
    ['her phone, as either service has it', { phone: [rosa] }, 0.5],
    ['her phone, counted once', { phone: [rosa], toldPhone: [rosa] }, 0.5],
    ['her phone and her bank account', { phone: [rosa], bank: [rosa] }, 0.85],
    ['all but the number', { phone: [rosa], bank: [rosa], born: [rosa] }, 0.97],
    ['all', { ssn: [rosa], phone: [rosa], bank: [rosa], born: [rosa] }, 1],
  ])('scores who has %s', (_what, same, score) => {
    expect(scores(same)).toEqual([score]);
  });

  it('has the likeliest first, each once, by the end of the id and the page', () => {
    expect(duplicatesOf(answers({ phone: [rosa, hazel], ssn: [hazel] }))).toEqual([
      { short_id: 'c3d4', url: `/admin/users/${hazel}`, match_score: 0.98 },
      { short_id: 'a1b2', url: `/admin/users/${rosa}`, match_score: 0.5 },
    ]);
  });

  it('finds nobody where there is nobody, and says nothing while somebody is not asked', () => {
    expect(duplicatesOf(answers({}))).toEqual([]);
    const whole = answers({ ssn: [rosa] });
    for (const missing of ['public', 'member', 'onboarding', 'sameNameAndBirthDate']) {
      expect(duplicatesOf({ ...whole, [missing]: null })).toBeUndefined();
    }
  });
});
