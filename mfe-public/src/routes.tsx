import { useState } from 'react';
export default { routes: [{path:'/', Component: () => { const [x]=useState('hi'); return <b>{x}</b>; } }] };
