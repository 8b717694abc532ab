import type { AtlasPage } from './atlas-page.ts';
import { byId, loadScript } from './dom.ts';
import { filmView } from './film-view.ts';
import { putIn } from './put-in.ts';

declare global {
  interface Window {
    /** The whole picture, as SVG; it is loaded once it is asked for. */
    atlasWhole?: string;
  }
}

const views = ['told', 'whole', 'list', 'film'] as const;
export type View = (typeof views)[number];

export function isView(name: string | null): name is View {
  return views.some((view) => view === name);
}

/** Which of the pictures and lists is seen. */
export type Views = {
  show: (view: View) => void;
  /** Opens the told picture of a group. */
  open: (picture: string) => void;
  /** Shows a picture in which a state is seen. */
  reveal: (state: string) => void;
};

/** The told picture first; the whole one, and the list, one press away. */
export function offerViews(page: AtlasPage, onDrawn: () => Promise<void>): Views {
  const { data } = page;
  const whole = byId('whole-picture');
  const film = byId('film-view');
  const list = byId('list-view');
  const pictures = [...document.querySelectorAll<HTMLElement>('.picture')];
  const machine = data.flow.graph.id;
  const setButtons = (view: View) => {
    for (const each of views) byId(each)?.setAttribute('aria-pressed', String(each === view));
  };
  const show = (view: View, picture = machine) => {
    setButtons(view);
    for (const section of pictures) section.hidden = view !== 'told' || section.dataset['picture'] !== picture;
    if (whole) {
      whole.hidden = view !== 'whole';
      if (view === 'whole' && whole.childElementCount === 0 && whole.ariaBusy === null) void drawWhole(whole);
    }
    if (list) list.hidden = view !== 'list';
    if (film) {
      film.hidden = view !== 'film';
      if (view === 'film' && film.childElementCount === 0) film.append(filmView(page));
    }
  };
  const drawWhole = async (place: HTMLElement) => {
    place.ariaBusy = 'true';
    try {
      await loadScript(`data/${machine}.whole.js`);
      await putIn(place, window.atlasWhole ?? '');
      await onDrawn();
    } finally {
      place.ariaBusy = null;
    }
  };
  const open = (picture: string) => {
    show('told', picture);
    scrollTo({ top: 0 });
  };
  for (const view of views)
    byId(view)?.addEventListener('click', () => {
      show(view);
    });
  for (const button of document.querySelectorAll('.outwards'))
    button.addEventListener('click', () => {
      open(machine);
    });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !(event.target instanceof HTMLInputElement)) show('told');
  });
  return {
    show: (view) => {
      show(view);
    },
    open,
    reveal: (state) => {
      const isDrawn = (section: HTMLElement) =>
        section.querySelector(`.box[data-state="${CSS.escape(state)}"]`) !== null;
      const section = pictures.find(isDrawn);
      const picture = section?.dataset['picture'] ?? machine;
      if (section?.hidden !== false) open(picture);
      section
        ?.querySelector(`.box[data-state="${CSS.escape(state)}"]`)
        ?.scrollIntoView({ block: 'center', inline: 'center' });
    },
  };
}
