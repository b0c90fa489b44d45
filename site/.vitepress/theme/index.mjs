import DefaultTheme from 'vitepress/theme'
import Count from './Count.vue'
import Figures from './Figures.vue'
import Refusal from './Refusal.vue'
import Layout from './Layout.vue'
import './style.css'

export default {
  extends: DefaultTheme,
  Layout,
  enhanceApp({ app }) {
    app.component('Count', Count)
    app.component('Figures', Figures)
    app.component('Refusal', Refusal)
  },
}
