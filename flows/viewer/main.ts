import { atlasPage } from './atlas-page.ts';
import { offerChoice } from './choose.ts';
import { coverageTool } from './coverage-tool.ts';
import { addressed } from './dom.ts';
import { funnelTool } from './funnel-tool.ts';
import { followLanguage } from './language.ts';
import { liveTool } from './live-tool.ts';
import { offerMap } from './map.ts';
import { offerSaving } from './save.ts';
import { offerSearch } from './search.ts';
import { offerTools } from './tools.ts';
import { traceTool } from './trace-tool.ts';
import { isView, offerViews, type Views } from './views.ts';
import { walkTool } from './walk-tool.ts';

followLanguage();
offerSearch();
offerMap();

const page = atlasPage();
if (page) {
  const choice = offerChoice(page, () => views);
  const views: Views = offerViews(page, choice.equip);
  choice.equip();
  offerSaving(page);
  const [walk, trace] = [walkTool(page), traceTool(page)];
  const tools = offerTools(page, [walk, coverageTool(page), trace, liveTool(page), funnelTool(page)]);
  const followAddress = () => {
    const asked = addressed();
    const [state, steps, view] = [asked.get('state'), asked.get('walk'), asked.get('view')];
    if (state !== null) choice.state(state);
    if (steps !== null) walk.follow(steps);
    if (steps !== null || view === 'walk') tools.open('walk');
    if (view === 'trace') tools.open('trace');
    if (isView(view)) views.show(view);
  };
  followAddress();
  addEventListener('hashchange', followAddress);
}
