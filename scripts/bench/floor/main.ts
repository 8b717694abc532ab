/** The least that a page drawn by React costs: what the app's pages are measured against. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement('main', null, createElement('h1', null, 'Hello')));
