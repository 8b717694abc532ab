import { atlasPage, type AtlasPage } from './atlas-page.ts';
import { offerChoice } from './choose.ts';
import { coverageTool } from './coverage-tool.ts';
import { addressed, byId } from './dom.ts';
import { funnelTool } from './funnel-tool.ts';
import { followLanguage } from './language.ts';
import { liveTool } from './live-tool.ts';
import { offerMap } from './map.ts';
import { offerWayBack } from './panel-focus.ts';
import { pause, showRest } from './parts.ts';
import { offerSaving } from './save.ts';
import { offerSearch } from './search.ts';
import { offerTools } from './tools.ts';
import { traceTool } from './trace-tool.ts';
import { isView, offerViews, type Views } from './views.ts';
import { walkTool } from './walk-tool.ts';

void begin();

/** What is pressed first is heard. The pictures follow in small parts, so that the page answers meanwhile, on a slow phone, too. */
async function begin(): Promise<void> {
  followLanguage();
  offerSearch();
  offerMap();
  const page = atlasPage();
  const follow = page && offerAll(page);
  await pause();
  await showRest();
  await follow?.();
}

function offerAll(page: AtlasPage): () => Promise<void> {
  const choice = offerChoice(page, () => views);
  const views: Views = offerViews(page, () => {
    tools.paint();
    return choice.equip();
  });
  offerSaving(page);
  const [walk, trace] = [walkTool(page), traceTool(page)];
  const tools = offerTools(page, [walk, coverageTool(page), trace, liveTool(page), funnelTool(page)]);
  const followAddress = () => {
    const asked = addressed();
    const [state, steps, view] = [asked.get('state'), asked.get('walk'), asked.get('view')];
    if (state !== null) choice.state(state);
    if (steps !== null) walk.follow(steps);
    if (steps !== null || view === 'walk') tools.open('walk');
    if (view === 'trace' || view === 'live') tools.open(view);
    if (isView(view)) views.show(view);
  };
  addEventListener('hashchange', followAddress);
  byId('language')?.addEventListener('change', choice.relabel);
  offerWayBack();
  return () => {
    followAddress();
    return choice.equip();
  };
}
