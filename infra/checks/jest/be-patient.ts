import { configure } from '@testing-library/react';

// Pages are lazy, and the machine may be busy: the usual second is for neither.
configure({ asyncUtilTimeout: 30_000 });
