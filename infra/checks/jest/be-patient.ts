import { configure } from '@testing-library/react';

// Pages are lazy, and the machine may be busy, with more urgent tests at that: the usual second is
// for neither.
configure({ asyncUtilTimeout: 60_000 });
