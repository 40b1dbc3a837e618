import type { Breakage } from './breakage.ts';

/** What applying, linking and eligibility promise. */
export const onboardingBreakages: readonly Breakage[] = [
  {
    id: 'ONB-006',
    level: 'UNIT',
    what: 'broken links are shown before what else is in the way',
    file: 'services/application-engine/src/screen.ts',
    from: 'if (criteria.length > 0) return interrupted(actionableScreen(inputs), inputs);',
    to: 'if (criteria.length > 0 && !inputs.hasIntegrationErrors) return interrupted(actionableScreen(inputs), inputs);',
  },
  {
    id: 'ONB-055',
    level: 'HTTP',
    what: 'payroll is skipped by who has to link it',
    file: 'services/application-engine/src/application-status.ts',
    from: '? status.skippable',
    to: '? true',
  },
  {
    id: 'ONB-059',
    level: 'HTTP',
    what: 'a payroll account of somebody else can be linked',
    file: 'services/member/src/features/payroll/linking/linking.routes.ts',
    from: '!account || !isHers',
    to: 'false',
    by: 'stryker',
  },
  {
    id: 'ONB-085',
    level: 'UNIT',
    what: 'ssdi finds nothing',
    file: 'shell/remote-sdk/src/institutions/search-text.ts',
    from: '/^ssdi?$/i',
    to: '/^ssdi$/i',
    by: 'stryker',
  },
];
